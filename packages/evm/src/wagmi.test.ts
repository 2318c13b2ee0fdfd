import { createFoyer } from '@foyer/core'
import { createFakePlatform, createScriptedWallet } from '@foyer/testing'
import * as wagmi3 from '@wagmi/core'
import { describe, expect, test, vi } from 'vitest'
import * as wagmi2 from 'wagmi-core-2'
import { evm } from './index.ts'
import { foyerConnector, syncWagmi } from './wagmi.ts'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const chain = <id extends number>(id: id) => ({
  id,
  name: `Anvil ${id}`,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
})
const a = chain(31337)
const b = chain(31338)
const unlisted = chain(5)

// One suite over both: what it calls has one shape, so version 2 passes as 3.
const versions = { 'wagmi 2': wagmi2 as unknown as typeof wagmi3, 'wagmi 3': wagmi3 }

describe.each(Object.entries(versions))('%s', (_, wagmi) => {
  function setUp({
    sync = true,
    listed = true,
    platform = createFakePlatform(),
    wallet = createScriptedWallet({
      name: 'Acorn',
      rdns: 'dev.foyer.acorn',
      chainId: 31337,
      accounts: [first.toLowerCase()],
      knownChainIds: [31338],
      rpc: ({ method }) => `answer to ${method}`,
    }),
  } = {}) {
    wallet.announce(platform.window)
    const foyer = createFoyer(
      { projectId: 'test', networks: [a, b], adapters: [evm()] },
      { platform },
    )
    const kept = new Map<string, string>()
    const config = wagmi.createConfig({
      chains: [a, b, unlisted],
      connectors: listed ? [foyerConnector(foyer)] : [],
      multiInjectedProviderDiscovery: false,
      storage: wagmi.createStorage({
        storage: {
          getItem: (key) => kept.get(key) ?? null,
          setItem: (key, value) => void kept.set(key, value),
          removeItem: (key) => void kept.delete(key),
        },
      }),
      transports: { [a.id]: wagmi.http(), [b.id]: wagmi.http(), [unlisted.id]: wagmi.http() },
    })
    const stop = sync ? syncWagmi(foyer, config) : () => {}
    const connectFoyer = async () => {
      const connector = foyer.internals.connectors.getState()[0]
      if (!connector) throw new Error('No wallet appeared')
      await foyer.connect({ connector })
    }
    const seen = () => {
      const { address, chainId, status } = wagmi.getAccount(config)
      return { status, address, chainId }
    }
    const status = () => foyer.getState().chains.eip155?.status
    return { platform, wallet, foyer, config, stop, connectFoyer, seen, status }
  }
  const connector = (config: wagmi3.Config) => {
    const [found] = config.connectors
    if (!found) throw new Error('No connector')
    return found
  }
  const connectedTo = (chainId: number, address = first) => ({
    status: 'connected',
    address,
    chainId,
  })
  const nobody = { status: 'disconnected', address: undefined, chainId: undefined }

  test.each([true, false])('behavior: sees what Foyer connects (listed: %s)', async (listed) => {
    const { connectFoyer, seen, config, foyer } = setUp({ listed })
    expect(seen()).toEqual(nobody)
    await connectFoyer()
    expect(seen()).toEqual(connectedTo(31337))
    expect(config.connectors.map(({ type }) => type)).toEqual(['foyer'])
    await foyer.disconnect('eip155')
    expect(seen()).toEqual(nobody)
    await connectFoyer()
    expect(seen()).toEqual(connectedTo(31337))
  })

  test('behavior: sees what Foyer resumes, although WagmiProvider forgets it on mount', async () => {
    const before = setUp()
    await before.connectFoyer()
    const { platform, wallet } = before
    const after = setUp({
      platform: createFakePlatform({ storage: platform.storage }),
      wallet,
    })
    await vi.waitFor(() => expect(after.seen()).toEqual(connectedTo(31337)))
    await wagmi.hydrate(after.config, { reconnectOnMount: false }).onMount()
    expect(after.seen()).toEqual(connectedTo(31337))
    expect(wallet.requests.filter(({ method }) => method === 'eth_requestAccounts')).toHaveLength(1)
  })

  test.each([
    ['shows its account', 'approve', ['reconnecting', 'connected']],
    ['shows none', 'reject', ['reconnecting', 'disconnected']],
  ] as const)(
    'behavior: wagmi reads reconnecting until the resumed wallet %s',
    async (_name, answer, expected) => {
      const before = setUp()
      await before.connectFoyer()
      const { platform, wallet } = before
      const accounts = { approve: { late: 'approve' }, reject: { late: 'reject' } } as const
      wallet.behave('eth_accounts', accounts[answer])
      const after = setUp({
        platform: createFakePlatform({ storage: platform.storage }),
        wallet,
      })
      const statuses: string[] = []
      after.config.subscribe(
        ({ status }) => status,
        (status) => statuses.push(status),
      )
      await vi.waitFor(() => expect(statuses).toEqual(['reconnecting']))
      expect(wagmi.getAccount(after.config)).toMatchObject({
        ...{ status: 'reconnecting', isReconnecting: true, isConnected: false },
      })
      await vi.waitFor(() =>
        expect(wallet.requests.filter(({ method }) => method === 'eth_accounts')).toHaveLength(1),
      )
      wallet.answerLate()
      // Never `disconnected` on the way: a guard would send the user to the door.
      await vi.waitFor(() => expect(statuses).toEqual(expected))
      await after.foyer.disconnect()
      if (answer === 'approve') expect(statuses).toEqual([...expected, 'disconnected'])
    },
  )

  test('behavior: a wagmi that reconnects by itself neither asks nor opens anything', async () => {
    const { config, foyer, wallet, connectFoyer, seen } = setUp()
    await wagmi.reconnect(config)
    expect([seen(), foyer.getState().open, wallet.requests]).toEqual([nobody, false, []])
    const reconnecting = wagmi.reconnect(config)
    await connectFoyer()
    await reconnecting
    expect(seen()).toEqual(connectedTo(31337))
    await wagmi.reconnect(config)
    expect(seen()).toEqual(connectedTo(31337))
    expect(wallet.requests.filter(({ method }) => method === 'eth_requestAccounts')).toHaveLength(1)
  })

  test("behavior: wagmi's disconnect disconnects Foyer, at once and once", async () => {
    const { config, connectFoyer, seen, status, wallet } = setUp()
    await connectFoyer()
    wallet.behave('wallet_revokePermissions', 'hang')
    await wagmi.disconnect(config)
    expect([seen(), status()]).toEqual([nobody, 'disconnected'])
    const revoked = wallet.requests.filter(({ method }) => method === 'wallet_revokePermissions')
    expect(revoked).toHaveLength(1)
  })

  test.each([true, false])('behavior: connect opens the modal (sync: %s)', async (sync) => {
    const { config, foyer, connectFoyer, seen, wallet } = setUp({ sync })
    const connecting = wagmi.connect(config, { connector: connector(config) })
    await vi.waitFor(() => expect(foyer.getState().view).toBe('Connect'))
    await connectFoyer()
    expect(await connecting).toEqual({ accounts: [first], chainId: 31337 })
    expect(seen()).toEqual(connectedTo(31337))

    wallet.changeAccounts([second.toLowerCase(), first.toLowerCase()])
    expect(seen()).toEqual(connectedTo(31337, second))
    wallet.changeChain(31338)
    expect([seen(), config.state.chainId]).toEqual([connectedTo(31338, second), 31338])
    await foyer.disconnect()
    expect(seen()).toEqual(nobody)
  })

  test('behavior: a connector made for one call is used as it is', async () => {
    const { config, foyer, connectFoyer, seen } = setUp()
    const connecting = wagmi.connect(config, {
      connector: foyerConnector(foyer),
      chainId: 31338,
      withCapabilities: true,
    })
    await vi.waitFor(() => expect(foyer.getState().open).toBe(true))
    await connectFoyer()
    expect(await connecting).toEqual({
      accounts: [{ address: first, capabilities: {} }],
      chainId: 31338,
    })
    expect([seen(), config.state.connections.size]).toEqual([connectedTo(31338), 1])
    await foyer.disconnect()
    expect([seen(), config.state.connections.size]).toEqual([nobody, 0])
  })

  test("error: closing the modal rejects as wagmi's own refusal", async () => {
    const { config, foyer, seen, status } = setUp()
    const connecting = wagmi.connect(config, { connector: connector(config) })
    await vi.waitFor(() => expect(foyer.getState().open).toBe(true))
    await foyer.close()
    await expect(connecting).rejects.toMatchObject({
      name: 'UserRejectedRequestError',
      code: 4001,
      message: 'User rejected the request.',
    })
    expect([seen(), status()]).toEqual([nobody, 'disconnected'])
  })

  test('behavior: switching goes through Foyer, both ways', async () => {
    const { config, connectFoyer, foyer, seen, wallet } = setUp()
    await connectFoyer()
    expect(await wagmi.switchChain(config, { chainId: 31338 })).toBe(b)
    expect([seen(), wallet.chainId]).toEqual([connectedTo(31338), 31338])
    expect(foyer.getState().chains.eip155?.network?.id).toBe(31338)
    await foyer.switchNetwork('eip155:31337')
    expect(seen()).toEqual(connectedTo(31337))
    wallet.changeChain(10)
    expect([seen(), config.state.chainId]).toEqual([connectedTo(10), 31337])
  })

  test('error: a refused switch, and a chain the other side does not have', async () => {
    const { config, connectFoyer, seen, wallet } = setUp()
    await connectFoyer()
    wallet.behave('wallet_switchEthereumChain', 'reject')
    await expect(wagmi.switchChain(config, { chainId: 31338 })).rejects.toMatchObject({
      name: 'UserRejectedRequestError',
      code: 4001,
    })
    for (const chainId of [5, 6] as const)
      await expect(wagmi.switchChain(config, { chainId: chainId as never })).rejects.toMatchObject({
        name: 'ChainNotConfiguredError',
        message: 'Chain not configured.',
      })
    wallet.behave('wallet_switchEthereumChain', { throws: { code: 4902 } })
    wallet.behave('wallet_addEthereumChain', { throws: { code: -32603 } })
    await expect(wagmi.switchChain(config, { chainId: 31338 })).rejects.toMatchObject({
      name: 'SwitchChainError',
      message: 'Chain is not supported',
    })
    expect(seen()).toEqual(connectedTo(31337))
  })

  test("error: connected already, or not connected, in wagmi's words", async () => {
    const { config, connectFoyer } = setUp()
    await expect(connector(config).getAccounts()).rejects.toThrow('Connector not connected.')
    await expect(connector(config).getChainId()).rejects.toThrow('Connector not connected.')
    await connectFoyer()
    await expect(wagmi.connect(config, { connector: connector(config) })).rejects.toThrow(
      'Connector already connected.',
    )
    await expect(wagmi.signMessage(config, { account: second, message: 'Hello' })).rejects.toThrow(
      `Account "${second}" not found for connector "Foyer".`,
    )
  })

  test('behavior: requests go to the wallet', async () => {
    const { config, connectFoyer, wallet } = setUp()
    await connectFoyer()
    expect(await wagmi.signMessage(config, { message: 'Hello' })).toBe('answer to personal_sign')
    expect(wallet.requests.at(-1)).toEqual({
      method: 'personal_sign',
      params: ['0x48656c6c6f', first],
    })
  })

  test('behavior: a disconnection while wagmi still connects does not go unnoticed', async () => {
    const { config, connectFoyer, foyer, seen } = setUp()
    const connecting = wagmi.connect(config, { connector: connector(config) })
    await vi.waitFor(() => expect(foyer.getState().open).toBe(true))
    await connectFoyer()
    void foyer.disconnect('eip155')
    await connecting.catch(() => {})
    expect(seen()).toEqual(nobody)
  })

  test('behavior: another connector of wagmi is left alone', async () => {
    const { config, connectFoyer, foyer, seen } = setUp()
    const mock = wagmi.mock({ accounts: [second] })
    await wagmi.connect(config, { connector: mock })
    await connectFoyer()
    expect(seen()).toEqual(connectedTo(31337))
    await foyer.disconnect()
    expect(seen()).toEqual(connectedTo(31337, second))
  })

  test('behavior: one change in Foyer is one change in wagmi, and none after it was stopped', async () => {
    const { config, connectFoyer, seen, stop, wallet } = setUp()
    await connectFoyer()
    const changed = vi.fn()
    config.subscribe((state) => state.connections, changed)
    wallet.changeChain(31338)
    expect(changed).toHaveBeenCalledTimes(1)
    await wagmi.disconnect(config)
    stop()
    await connectFoyer()
    expect(seen()).toEqual(nobody)
  })
})

test('behavior: the types fit both versions', () => {
  const foyer = createFoyer(
    { projectId: 'test', networks: [a], adapters: [evm()] },
    { platform: createFakePlatform() },
  )
  const transports = { [a.id]: wagmi2.http() }
  const two = wagmi2.createConfig({ chains: [a], connectors: [foyerConnector(foyer)], transports })
  const three = wagmi3.createConfig({
    chains: [a],
    connectors: [foyerConnector(foyer)],
    transports,
  })
  syncWagmi(foyer, two)()
  syncWagmi(foyer, three)()
  const [connectorOfTwo] = two.connectors
  const connect = () => [
    wagmi2.connect(two, { connector: foyerConnector(foyer) }),
    connectorOfTwo && wagmi2.connect(two, { connector: connectorOfTwo }),
    wagmi3.connect(three, { connector: three.connectors[0] }),
    wagmi3.connect(three, { connector: foyerConnector(foyer) }),
  ]
  expect(connect).toBeTypeOf('function')
})
