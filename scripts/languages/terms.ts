/** What is written in Latin letters in every language. */
export const latinTerms: readonly string[] = [
  ...['Foyer', 'WalletConnect', 'Ethereum', 'Solana', 'Bitcoin', 'Farcaster', 'Telegram', 'Apple'],
  ...['ETH', 'SOL', 'BTC', 'WETH', 'NFT', 'NFTs', 'QR', 'Code', 'ENS', 'ID', 'URL', 'RPC', 'DNS'],
  ...['HTTPS', 'Ordinals', 'Stacks', 'ada', 'example', 'com', 'a', 'z', 'WebAuthn', 'iPhone'],
  ...['iPad', 'Android', 'Google', 'Play', 'App', 'Store', 'PIN', 'SMS', 'Web', 'web', 'hash'],
  ...['blockchain', 'block', 'explorer', 'token', 'Token', 'email', 'dApp'],
]

/** What other languages say as English does. */
export const sameAsEnglish: readonly string[] = [
  ...['WalletConnect', 'Ordinals', 'Stacks', 'NFT', 'NFTs', 'OK', 'QR', 'ENS', 'Web', 'min', 'Max'],
  ...[
    'Token',
    'token',
    'tokens',
    'Tokens',
    'spam NFT',
    'spam token',
    'Passkey',
    'Slippage',
    'Code',
  ],
  ...[
    'Program',
    'System',
    'Desktop',
    'Mobile',
    'Recent',
    'Exchange',
    'Collection',
    'Note',
    'Status',
  ],
  ...['Browser', 'Wallet', 'Wallets', 'Website', 'Contract', 'Name', 'Account', 'Smart account'],
  // Danish for "send", and Italian for "password".
  ...['Send', 'Password'],
]
