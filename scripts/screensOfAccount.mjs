/*
 * An account for the images of views of accounts: what it holds and did, answered in place of a backend
 * and of a node, so that every image shows the same on every machine.
 */
import { encodeFunctionData, parseAbi } from 'viem'

const chain = 'eip155:1'
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const maren = '0x4e8336c442b8d1bef79525f9594cea30a0c8eb11'
const vitalik = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const lookAlike = '0xd8da1c4087e95f2ad06c81e33894702e5d996045'
const hash = `0x${'5ca1ab1e'.repeat(8)}`
const backend = 'https://foyer.example'
const topicOf = (address) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
/** What the token says when 250 USDC arrive, as ERC-20 has it. */
const arrival = {
  address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  topics: [
    '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
    topicOf(account),
    topicOf(maren),
  ],
  data: `0x${(250_000_000).toString(16).padStart(64, '0')}`,
}

/** By address, as the server knows them; small drawings stand for the logos it serves. */
const disc = (colour, sign) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${colour}"/>${sign}</svg>`,
  )}`
const usdcIcon = disc(
  '#2775ca',
  '<circle cx="20" cy="20" r="13" fill="none" stroke="#fff" stroke-width="2.4" stroke-dasharray="31 10" stroke-dashoffset="-5"/><path d="M24 16c-1-3-8-3-8 1 0 5 8 2 8 7 0 4-7 4-8 0M20 11v3M20 26v3" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/>',
)
const linkIcon = disc(
  '#375bd2',
  '<path d="M20 9l9.5 5.5v11L20 31l-9.500-5.500v-11z" fill="none" stroke="#fff" stroke-width="3.600"/>',
)
const usdc = { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', iconUrl: usdcIcon }
const link = { address: '0x514910771AF9Ca656af840dff83E8264EcF986CA', iconUrl: linkIcon }

const token = ({ name, symbol, address, decimals, numeric, price, iconUrl = '', isSpam }) => ({
  ...{ name, symbol, chainId: chain, price, iconUrl, quantity: { decimals, numeric } },
  ...(address && { address: `${chain}:${address}` }),
  value: Number(numeric) * price,
  ...(isSpam && { isSpam }),
})
const balances = [
  token({ name: 'Ethereum', symbol: 'ETH', decimals: '18', numeric: '2.418', price: 3_685.86 }),
  token({ ...usdc, name: 'USD Coin', symbol: 'USDC', decimals: '6', numeric: '3120', price: 1 }),
  token({
    ...link,
    name: 'Chainlink',
    symbol: 'LINK',
    decimals: '18',
    numeric: '30.237',
    price: 14.83,
  }),
  ...['Visit evil.com', 'Claim at gift.example', 'FREE 5000 USD'].map((name, index) =>
    token({
      ...{ name, symbol: 'WIN', decimals: '18', numeric: '5000', price: 0, isSpam: true },
      address: `0x${String(index + 1).repeat(40)}`,
    }),
  ),
]

const minute = 60_000
const row = (
  id,
  { ago, direction = 'out', quantity, info, nft, status = 'confirmed', ...metadata },
) => ({
  id: String(id),
  metadata: {
    ...{ chain, status, nonce: id, hash: `0x${String(id).repeat(64).slice(0, 64)}` },
    ...{ minedAt: new Date(Date.now() - ago).toISOString(), sentFrom: account, sentTo: maren },
    ...metadata,
  },
  transfers: (Array.isArray(quantity) ? quantity : [[direction, quantity, info]]).map(
    ([direction, numeric, info]) => ({
      ...{ direction, quantity: { numeric } },
      ...(info && { fungible_info: info }),
      ...(nft && { nft_info: nft }),
    }),
  ),
})
const infoOf = (name, symbol, url = '') => ({ name, symbol, icon: { url } })
const eth = infoOf('Ethereum', 'ETH')
const usdcInfo = infoOf('USD Coin', 'USDC', usdcIcon)
const linkInfo = infoOf('Chainlink', 'LINK', linkIcon)
const history = [
  row(1, {
    operationType: 'receive',
    ago: 5 * minute,
    direction: 'in',
    quantity: '0.512',
    info: eth,
    sentFrom: vitalik,
    sentTo: account,
  }),
  row(2, {
    operationType: 'receive',
    ago: 64 * minute,
    direction: 'in',
    quantity: '0',
    info: usdcInfo,
    sentFrom: lookAlike,
    sentTo: account,
  }),
  row(3, {
    operationType: 'trade',
    ago: 185 * minute,
    quantity: [
      ['out', '0.5', eth],
      ['in', '1842.93', usdcInfo],
    ],
  }),
  row(4, {
    operationType: 'send',
    ago: 27 * 1_440 * minute,
    quantity: '12',
    info: linkInfo,
    status: 'failed',
  }),
  row(5, {
    operationType: 'send',
    ago: 43 * 1_440 * minute,
    quantity: '200',
    info: usdcInfo,
    sentTo: vitalik,
  }),
  row(6, { operationType: 'approve', ago: 43 * 1_440 * minute, quantity: [] }),
]

const art = {
  sun: '<rect width="320" height="320" fill="#e9d9bd"/><circle cx="170" cy="130" r="84" fill="#d9593d"/><path d="M0 220c60-34 120-8 180 0s100 4 140-20v120H0z" fill="#245a5c"/><path d="M0 262c70-20 130 0 190 4s90-6 130-20v74H0z" fill="#1a4345"/>',
  orbit:
    '<rect width="320" height="320" fill="#20244a"/><g fill="none" stroke="#8d95d6" stroke-width="3"><circle cx="160" cy="160" r="40"/><circle cx="160" cy="160" r="78"/><circle cx="160" cy="160" r="116"/></g><circle cx="160" cy="160" r="18" fill="#f0b44c"/><circle cx="222" cy="112" r="11" fill="#e6e8ff"/><circle cx="60" cy="216" r="14" fill="#d9593d"/>',
  flower:
    '<rect width="320" height="320" fill="#dfe9d8"/><path d="M160 320V150" stroke="#3c7a4a" stroke-width="12"/><g fill="#e9a13b"><circle cx="160" cy="86" r="30"/><circle cx="202" cy="116" r="30"/><circle cx="186" cy="164" r="30"/><circle cx="134" cy="164" r="30"/><circle cx="118" cy="116" r="30"/></g><circle cx="160" cy="126" r="28" fill="#7a4a1e"/>',
  bird: '<rect width="320" height="320" fill="#cdbfe8"/><path d="M40 190L280 70 190 270 150 200z" fill="#f6f2ff"/><path d="M280 70L150 200l40 70z" fill="#a58fd0"/>',
}
const nfts = [
  ['Tide Study #482', 'Tide Studies', '482', 'sun', '1', 'ERC721'],
  ['Orbit #31', 'Orbits', '31', 'orbit', '1', 'ERC721'],
  ['Field Note #7', 'Field Notes', '7', 'flower', '3', 'ERC1155'],
  ['Paper Bird #1204', 'Paper Birds', '1204', 'bird', '1', 'ERC721'],
].map(([name, collection, tokenId, drawing, amount, standard]) => ({
  ...{ name, collection, tokenId, amount, standard, chainId: chain, isSpam: false },
  contract: `${chain}:0x5Af0D9827E0c53e4799BB226655A1de152A425a5`,
  content: {
    preview: {
      url: `data:image/svg+xml,${encodeURIComponent(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320">${art[drawing]}</svg>`,
      )}`,
    },
  },
}))

const networks = [
  ['Ethereum', 1, 'ETH'],
  ['Base', 8453, 'ETH'],
  ['Arbitrum One', 42161, 'ETH'],
  ['OP Mainnet', 10, 'ETH'],
  ['Polygon', 137, 'POL'],
].map(([name, id, symbol]) => ({
  ...{ name, id, nativeCurrency: { name, symbol, decimals: 18 } },
  rpcUrls: { default: { http: [`${backend}/node`] } },
  blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.example' } },
}))

/** The options of the demo for this account. */
export const accountOptions = { backend, networks, allWallets: 'HIDE' }

/** What the wallet that connects it answers, by method. */
export const accountAnswers = { eth_chainId: '0x1', eth_sendTransaction: hash }

/** @typedef {'usual' | 'empty' | 'hang' | 'fail' | 'meddled' | 'pending'} How */

/**
 * Answers what a page asks its backend and its node.
 *
 * @param {import('@playwright/test').Page} page
 * @param {How} how
 */
export async function answerAccount(page, how) {
  const json = (body) => ({
    status: 200,
    contentType: 'application/json',
    body: JSON.stringify(body),
  })
  await page.route(`${backend}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    const answer = (body) => route.fulfill({ ...json(body), headers })
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
    if (pathname.includes('supported-chains')) return answer({ http: [chain], ws: [] })
    if (pathname === '/node' || pathname.includes('/rpc'))
      return answer({
        jsonrpc: '2.0',
        id: 1,
        result: nodeAnswer(route.request().postDataJSON(), how),
      })
    const isList = /\/(balance|history|nfts)$/.test(pathname)
    if (isList && how === 'hang') return
    if (isList && how === 'fail') return route.fulfill({ status: 500, headers })
    const some = (list) => (how === 'empty' ? [] : list)
    if (pathname.endsWith('/balance')) return answer({ balances: some(balances) })
    if (pathname.endsWith('/history')) return answer({ data: some(history), next: null })
    if (pathname.endsWith('/nfts')) return answer({ data: some(nfts), next: null })
    if (pathname.includes('/identity/'))
      return answer({ name: how === 'empty' ? null : 'nora.eth', avatar: null })
    const own = tradeAnswer(route.request(), how)
    if (own) return answer(own)
    if (pathname.includes('/profile/account/'))
      return answer({
        ...{ name: 'maren.eth', registered_at: '2025-01-01T00:00:00Z', updated_at: null },
        addresses: { 60: { address: maren, created: '2025-01-01T00:00:00Z' } },
        attributes: [],
      })
    return route.fulfill({ status: 404, headers })
  })
}

const nativeToken = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const router = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'
const wrapped = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const swapAbi = parseAbi([
  'function swapExactETHForTokens(uint256 least, address[] path, address to, uint256 deadline) payable',
])
/** 0.5 ETH, and what it brings. */
const [paysWei, brings] = ['500000000000000000', 1_842_930_000n]

/** What an exchange, a seller and a giver of names answer; nothing for any other question. */
function tradeAnswer(request, how) {
  const { pathname } = new URL(request.url())
  if (pathname.endsWith('/convert/tokens')) {
    const listed = (symbol, name, address, decimals, logoUri = '') => ({
      ...{ symbol, name, address: `${chain}:${address}`, decimals, logoUri },
    })
    return {
      tokens: [
        listed('ETH', 'Ethereum', nativeToken, 18),
        listed('USDC', 'USD Coin', usdc.address, 6, usdcIcon),
        listed('LINK', 'Chainlink', link.address, 18, linkIcon),
        listed('DAI', 'Dai', '0x6B175474E89094C44Da98b954EedeAC495271d0F', 18),
        listed('WBTC', 'Wrapped Bitcoin', '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599', 8),
      ],
    }
  }
  if (pathname.endsWith('/gas-price'))
    return { standard: '24000000000', fast: '26000000000', instant: '28000000000' }
  if (pathname.endsWith('/convert/quotes'))
    return {
      quotes: [
        {
          ...{ id: 'one', fromAmount: paysWei, toAmount: `${brings}` },
          ...{ fromAccount: `${chain}:${nativeToken}`, toAccount: `${chain}:${usdc.address}` },
        },
      ],
    }
  if (pathname.endsWith('/build-transaction')) {
    const least = (brings * 99n) / 100n
    const data = encodeFunctionData({
      ...{ abi: swapAbi, functionName: 'swapExactETHForTokens' },
      args: [
        ...[least, [wrapped, usdc.address], account],
        BigInt(Math.floor(Date.now() / 1_000) + 1_200),
      ],
    })
    return {
      tx: {
        ...{ from: account, to: router, data, amount: paysWei },
        eip155: { gas: '180000', gasPrice: '24000000000' },
      },
      ...{ toAmount: `${brings}`, minimumToAmount: `${least}` },
    }
  }
  if (pathname.endsWith('/onramp/options')) {
    if (how === 'fail') return null
    const seller = (id, name, fee_max) => ({ id, name, fee_min: '1', fee_max })
    const limit = (id, max) => ({ id, min: '10.00', max })
    const there = (address) => [
      { name: 'ethereum', display_name: 'Ethereum', chain_id: '1', contract_address: address },
    ]
    return {
      providers: [seller('coinbase', 'Coinbase', '2'), seller('meld', 'Meld', '2')],
      paymentCurrencies: ['USD', 'EUR'].map((id) => ({
        ...{ id, payment_method_limits: [limit('card', '7500.00')] },
      })),
      purchaseCurrencies: [
        { id: 'eth', name: 'Ethereum', symbol: 'ETH', networks: there('') },
        { id: 'usdc', name: 'USD Coin', symbol: 'USDC', networks: there(usdc.address) },
      ],
    }
  }
  if (pathname.endsWith('/onramp/quote')) {
    const { amount, paymentCurrency: currency, provider } = request.postDataJSON()
    const money = (amount) => ({ amount, currency })
    return {
      ...{ quoteId: provider, paymentTotal: money(amount), paymentSubtotal: money('98.20') },
      ...{ coinbaseFee: money('1.40'), networkFee: money('0.40') },
      purchaseAmount: { amount: provider === 'meld' ? '0.02655' : '0.02664', currency: 'ETH' },
    }
  }
  if (pathname.endsWith('/onrampurl'))
    return { url: 'https://pay.coinbase.com/buy?sessionToken=abc', purchaseId: 'p'.repeat(32) }
  if (pathname.includes('/onramp/purchases/'))
    return {
      ...{ id: 'p'.repeat(32), provider: 'coinbase', status: 'begun', address: account },
      ...{ chainId: chain, purchase: { amount: '0.02664', currency: 'ETH' } },
      ...{ hash: null, reason: null },
    }
  if (pathname.includes('/profile/suggestions/')) {
    const name = decodeURIComponent(pathname.split('/').at(-1) ?? '')
    return {
      suggestions: [name, `${name}-wallet`, `the-${name}`, `${name}-eth`].map((label, index) => ({
        ...{ name: `${label}.foyer.id`, registered: index === 0 },
      })),
    }
  }
  if (pathname.includes('/profile/reverse/')) return []
  return null
}

function nodeAnswer({ method, params }, how) {
  const [first] = params
  switch (method) {
    case 'eth_getBalance':
      return how === 'empty' ? '0x0' : '0x218e765a6eb50000'
    case 'eth_gasPrice':
      return '0x59682f000'
    case 'eth_estimateGas':
      return '0xfde8'
    case 'eth_getTransactionByHash': {
      const to = how === 'meddled' ? '0x9b1f0c47ac720e22d853d9d16f1ae84c773b0d42' : maren
      const word = (text) => text.replace('0x', '').toLowerCase().padStart(64, '0')
      return {
        ...{ hash: first, from: account, to: usdc.address, value: '0x0', nonce: '0x7' },
        input: `0xa9059cbb${word(to)}${word((250_000_000).toString(16))}`,
      }
    }
    case 'eth_getTransactionReceipt':
      return how === 'pending' ? null : { status: '0x1', blockNumber: '0x146a1a6', logs: [arrival] }
    case 'eth_getTransactionCount':
      return '0x8'
    case 'eth_call':
      // `decimals()`: every token here counts in six.
      return first.data?.startsWith('0x313ce567') ? `0x${'6'.padStart(64, '0')}` : '0x'
    default:
      return '0x'
  }
}

/**
 * Each view of an account: what stands behind it and how it is reached.
 *
 * @param {{ openAccount(page: import('@playwright/test').Page, wallet?: string): Promise<void> }} tools
 */
export function accountScenes({ openAccount }) {
  const button = (page, name) =>
    page.locator('foyer-modal').getByRole('button', { name, exact: true })
  const account = (page) => openAccount(page, 'Acorn')
  const tab = async (page, name) => {
    await account(page)
    await page.locator('foyer-modal').getByRole('tab', { name }).click()
  }
  const send = async (page, { to = 'maren.eth', amount = '250' } = {}) => {
    await account(page)
    await button(page, 'Send').click()
    await page
      .locator('foyer-modal')
      .getByRole('button', { name: /change token/ })
      .click()
    await page
      .locator('foyer-modal')
      .getByRole('button', { name: /^USD Coin, / })
      .click()
    await page.locator('foyer-modal').getByRole('textbox', { name: 'Amount' }).fill(amount)
    if (to) await page.locator('foyer-modal').getByRole('textbox', { name: 'Recipient' }).fill(to)
  }
  const swap = async (page) => {
    await account(page)
    await button(page, 'Swap').click()
    await button(page, 'Select token').last().click()
    await page
      .locator('foyer-modal')
      .getByRole('button', { name: /^USD Coin, / })
      .click()
    await page.locator('foyer-modal').getByRole('textbox', { name: 'You pay' }).fill('0.5')
    await seen(page, 'Estimate')
  }
  const buy = async (page) => {
    await account(page)
    await button(page, 'Buy').click()
    await page.locator('foyer-modal').getByRole('textbox', { name: 'You pay' }).fill('100')
  }
  const preview = async (page, how) => {
    await send(page, how)
    await button(page, 'Preview Send').click()
  }
  const confirm = async (page) => {
    await preview(page)
    await button(page, 'Confirm').click()
    await page.locator('foyer-modal[data-view=WalletSendConfirmed]').waitFor({ state: 'attached' })
  }
  const scene = (show, how = 'usual') => ({ account: how, show })
  const seen = (page, text) => page.locator('foyer-modal').getByText(text).first().waitFor()
  return {
    'account-tokens': scene(account),
    'account-tokens-empty': scene(account, 'empty'),
    'account-tokens-failed': scene(account, 'fail'),
    'account-nfts': scene((page) => tab(page, 'NFTs')),
    'account-nfts-empty': scene((page) => tab(page, 'NFTs'), 'empty'),
    'nft-detail': scene(async (page) => {
      await tab(page, 'NFTs')
      await page
        .locator('foyer-modal')
        .getByRole('button', { name: /^Tide Study/ })
        .click()
    }),
    'account-activity': scene((page) => tab(page, 'Activity')),
    'account-activity-empty': scene((page) => tab(page, 'Activity'), 'empty'),
    'account-activity-failed': scene((page) => tab(page, 'Activity'), 'fail'),
    'look-alike-copy': scene(async (page) => {
      await tab(page, 'Activity')
      await page.locator('foyer-modal [data-imitation]').press('Enter')
    }),
    'activity-pending': scene(async (page) => {
      await confirm(page)
      await button(page, 'Done').click()
      await page.locator('foyer-modal').getByRole('tab', { name: 'Activity' }).click()
    }, 'pending'),
    receive: scene(async (page) => {
      await account(page)
      await button(page, 'Receive').click()
      await page.locator('foyer-modal').getByRole('textbox', { name: 'Amount' }).fill('0.25')
      await page.locator('foyer-modal [data-uri*=value]').waitFor()
    }),
    'send-select': scene(async (page) => {
      await send(page, { to: '' })
      await page
        .locator('foyer-modal')
        .getByRole('button', { name: /change token/ })
        .click()
    }),
    'send-empty': scene((page) => send(page, { to: '', amount: '' })),
    'send-too-much': scene((page) => send(page, { amount: '4000' })),
    'send-filled': scene(async (page) => {
      await send(page)
      await button(page, 'Preview Send').waitFor()
    }),
    'send-look-alike': scene(async (page) => {
      await preview(page, { to: lookAlike })
      await seen(page, 'Not the address you know')
    }),
    'send-review': scene(async (page) => {
      await preview(page)
      await button(page, 'Confirm').waitFor()
    }),
    'send-sent': scene(async (page) => {
      await confirm(page)
      await seen(page, 'matches')
    }),
    'send-alarm': scene(async (page) => {
      await confirm(page)
      await seen(page, 'Not what you confirmed')
    }, 'meddled'),
    'swap-form': scene(swap),
    'swap-select': scene(async (page) => {
      await swap(page)
      await button(page, 'Receive USDC').click()
      await button(page, 'WBTC').waitFor()
    }),
    'swap-review': scene(async (page) => {
      await swap(page)
      await button(page, 'Review swap').click()
      await page.locator('foyer-modal[data-view=SwapPreview]').waitFor({ state: 'attached' })
    }),
    buy: scene(buy),
    'buy-estimate': scene(async (page) => {
      await buy(page)
      await seen(page, 'Estimate')
    }, 'fail'),
    'buy-select': scene(async (page) => {
      await buy(page)
      await button(page, 'Receive ETH').click()
      await button(page, 'USD Coin').waitFor()
    }),
    'buy-progress': scene(async (page) => {
      await page.evaluate(() => {
        window.open = () => null
      })
      await buy(page)
      await seen(page, 'About')
      await button(page, 'Coinbase').click()
      await seen(page, 'Your browser let no page open')
    }),
    'what-is-a-buy': scene(async (page) => {
      await account(page)
      await page.evaluate(() => window.foyer.open({ view: 'WhatIsABuy' }))
    }),
    'name-choose': scene(async (page) => {
      await account(page)
      await button(page, 'Settings').click()
      await button(page, 'Choose a name').click()
      await page.locator('foyer-modal').getByRole('textbox', { name: 'Name' }).fill('nora')
      await button(page, 'nora-wallet.foyer.id').click()
    }),
    'account-alarm': scene(async (page) => {
      await confirm(page)
      await seen(page, 'Not what you confirmed')
      await page.getByRole('button', { name: 'Close' }).click()
      await page
        .getByRole('button', { name: /nora|0xf3/ })
        .first()
        .click()
      await page.locator('foyer-modal .account').waitFor()
    }, 'meddled'),
  }
}
