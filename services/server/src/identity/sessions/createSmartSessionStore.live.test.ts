import { expect, test } from 'vitest'
import { describeDatabases } from '../../../test/describeDatabases.ts'
import { smartSessions } from '../../platform/database/tables/names.ts'
import { createSmartSessionStore } from './createSmartSessionStore.ts'

const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const hourMs = 3_600_000

describeDatabases('smart sessions', ({ database }) => {
  test('behavior: what is in force is listed until it is ended', async () => {
    const nowMs = Date.now()
    const row = (pci: string, ageMs: number, leftMs: number) => ({
      pci,
      address,
      chainId: 'eip155:1',
      projectId: 'shop',
      createdAt: new Date(nowMs - ageMs),
      expiresAt: new Date(nowMs + leftMs),
    })
    await database().run((queries) =>
      queries
        .insert(smartSessions)
        .values([
          row('older-session', 2_000, hourMs),
          row('newer-session', 1_000, hourMs),
          row('over-session', 9_000, -1_000),
        ]),
    )
    const sessions = createSmartSessionStore(database())
    const listed = await sessions.list(address)
    expect(listed).toEqual([
      {
        ...{ pci: 'newer-session', projectId: 'shop', chainId: 'eip155:1' },
        ...{ application: null, applicationName: null, context: null, revokedAt: null },
        functions: null,
        createdAt: new Date(nowMs - 1_000),
        expiresAt: new Date(nowMs + hourMs),
      },
      expect.objectContaining({ pci: 'older-session' }),
    ])
    expect((await sessions.find({ address, pci: 'newer-session' }))?.chainId).toBe('eip155:1')
    const unknown = { address: '0x0000000000000000000000000000000000000001', pci: 'newer-session' }
    expect(await sessions.find(unknown)).toBeNull()
    await sessions.revoke(unknown)
    expect(await sessions.list(address)).toEqual(listed)

    await sessions.revoke({ address, pci: 'newer-session' })
    await sessions.revoke({ address, pci: 'newer-session' })
    expect((await sessions.list(address)).map(({ pci }) => pci)).toEqual(['older-session'])

    const grant = {
      ...{ address, chainId: 'eip155:1', projectId: null, application: 'shop.example' },
      applicationName: 'Shop',
      functions: ['mint(uint256)', 'a,b{"}(uint256[])'],
      ...{ context: '0x1234' as const, key: { type: 'address', publicKey: address } },
      expiresAt: new Date(nowMs + hourMs),
    }
    const pci = await sessions.grant(grant)
    // Handed in twice, or on another chain.
    expect(await sessions.grant(grant)).toBe(pci)
    expect(await sessions.grant({ ...grant, chainId: 'eip155:10' })).not.toBe(pci)
    expect(await sessions.find({ address, pci })).toMatchObject({
      ...{ context: '0x1234', pci, functions: grant.functions },
    })
    expect(await sessions.list(address)).toHaveLength(3)
  })
})
