import { languageTags } from '@foyer/core/languages'

/** A value that a user of the playground chooses: what kind it is, which ones there are, and what it starts as. */
type Kind =
  | { readonly kind: 'switch'; readonly preset: boolean }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly preset: string }
  | {
      readonly kind: 'several'
      readonly values: readonly string[]
      readonly preset: readonly string[]
    }
  | {
      readonly kind: 'number'
      readonly min: number
      readonly max: number
      readonly step: number
      readonly preset: number
    }
  | { readonly kind: 'colour'; readonly preset: string }

/** A control of the playground. */
export type Control = Kind & {
  readonly label: string
  /** The option of `createFoyer` that it sets; absent for what is of the playground alone. */
  readonly option?: string
  /** As TypeScript has it. */
  readonly type?: string
  /** Where the reference of options tells of it: the anchor. */
  readonly anchor?: string
  /** What the values are called, where their names do not say it. */
  readonly names?: Readonly<Record<string, string>>
  readonly hint?: string
}

const feature = (name: string, label: string, preset: boolean) => ({
  ...{ preset, label, option: `features.${name}`, type: 'boolean' },
  kind: 'switch' as const,
  anchor: 'type-featureoptions',
})

/** Every control, by the name that it has in the address. */
export const controls = {
  networks: {
    ...{ kind: 'several', label: 'Networks', option: 'networks', type: 'NetworkInput[]' },
    values: ['mainnet', 'base', 'optimism', 'arbitrum', 'polygon', 'solana', 'bitcoin'],
    preset: ['mainnet', 'base'],
    anchor: 'networks',
    hint: 'Balances of Solana and Bitcoin are read from a server, and this page has none.',
    names: {
      ...{ mainnet: 'Ethereum', base: 'Base', optimism: 'OP Mainnet', arbitrum: 'Arbitrum One' },
      ...{ polygon: 'Polygon', solana: 'Solana', bitcoin: 'Bitcoin' },
    },
  },
  themeMode: {
    ...{ kind: 'choice', label: 'Colours', option: 'themeMode', anchor: 'thememode' },
    type: "'light' | 'dark' | 'system'",
    values: ['system', 'light', 'dark'],
    preset: 'system',
    names: { system: 'As the system', light: 'Light', dark: 'Dark' },
  },
  accent: {
    ...{ kind: 'colour', label: 'Accent', option: '--foyer-accent', type: 'string' },
    preset: '',
    anchor: 'themevariables',
  },
  radius: {
    ...{ kind: 'number', label: 'Roundness', option: '--foyer-radius-scale', type: 'string' },
    ...{ min: 0, max: 1.6, step: 0.1, preset: 1, anchor: 'themevariables' },
  },
  font: {
    ...{ kind: 'choice', label: 'Font', option: '--foyer-font-family', type: 'string' },
    values: ['own', 'system', 'serif', 'mono'],
    preset: 'own',
    anchor: 'themevariables',
    names: { own: 'Foyer’s own', system: 'System', serif: 'Serif', mono: 'Monospaced' },
  },
  motion: {
    ...{ kind: 'choice', label: 'Motion', option: 'motion', anchor: 'motion' },
    type: "'auto' | 'reduced'",
    values: ['auto', 'reduced'],
    preset: 'auto',
    names: { auto: 'As the system', reduced: 'Reduced' },
  },
  locale: {
    ...{ kind: 'choice', label: 'Language', option: 'locale', type: 'string', anchor: 'locale' },
    values: ['page', ...languageTags],
    preset: 'page',
  },
  allWallets: {
    ...{ kind: 'choice', label: 'All wallets', option: 'allWallets', anchor: 'allwallets' },
    type: "'SHOW' | 'HIDE' | 'ONLY_MOBILE'",
    values: ['SHOW', 'HIDE', 'ONLY_MOBILE'],
    preset: 'SHOW',
    names: { SHOW: 'Shown', HIDE: 'Hidden', ONLY_MOBILE: 'On phones only' },
  },
  collapseWallets: feature('collapseWallets', 'One button for all wallets', false),
  legalCheckbox: feature('legalCheckbox', 'Terms to agree to', false),
  guide: {
    ...{ kind: 'switch', label: 'What is a wallet?', option: 'enableWalletGuide' },
    ...{ type: 'boolean', preset: true, anchor: 'enablewalletguide' },
  },
  networkSwitch: {
    ...{ kind: 'switch', label: 'Changing the network', option: 'enableNetworkSwitch' },
    ...{ type: 'boolean', preset: true, anchor: 'enablenetworkswitch' },
  },
  send: feature('send', 'Send', true),
  receive: feature('receive', 'Receive', true),
  history: feature('history', 'Activity', true),
  wallet: {
    ...{ kind: 'choice', label: 'The wallet', preset: 'approve' },
    values: ['approve', 'reject', 'hang', 'busy', 'garbage', 'locked', 'other-network', 'none'],
    names: {
      ...{ approve: 'Approves everything', reject: 'Rejects everything', hang: 'Never answers' },
      ...{ busy: 'Has another request open', garbage: 'Answers nonsense' },
      ...{ locked: 'Is locked', 'other-network': 'Is on another network', none: 'Is not there' },
    },
    hint: 'A wallet of @foyer/testing that lives in this page and holds nothing.',
  },
  server: {
    ...{ kind: 'choice', label: 'The server', option: 'backend', anchor: 'backend' },
    type: 'string | BackendServices',
    values: ['none', 'away'],
    preset: 'none',
    names: { none: 'None is named', away: 'Is away' },
  },
  place: {
    ...{ kind: 'choice', label: 'Shown', preset: 'page' },
    values: ['page', 'dialog'],
    names: { page: 'In the page', dialog: 'As a dialog' },
    hint: 'For this page alone: the code opens a dialog.',
  },
} as const satisfies Record<string, Control>

/** The name of a control, as it stands in the address. */
export type ControlName = keyof typeof controls

type ValueOf<control> = control extends { kind: 'switch' }
  ? boolean
  : control extends { kind: 'number' }
    ? number
    : control extends { kind: 'choice'; values: readonly (infer value)[] }
      ? value
      : control extends { kind: 'several'; values: readonly (infer value)[] }
        ? readonly value[]
        : string

/** What all controls are set to. */
export type Settings = { readonly [name in ControlName]: ValueOf<(typeof controls)[name]> }

/** In the order of reading. */
export const groups: readonly { readonly title: string; readonly names: readonly ControlName[] }[] =
  [
    { title: 'Theme', names: ['themeMode', 'accent', 'radius', 'font', 'motion'] },
    { title: 'Networks and language', names: ['networks', 'locale'] },
    { title: 'Connecting', names: ['allWallets', 'collapseWallets', 'legalCheckbox', 'guide'] },
    { title: 'Account', names: ['networkSwitch', 'send', 'receive', 'history'] },
    { title: 'Wallet and failures', names: ['wallet', 'server', 'place'] },
  ]

/** What every control starts as. */
export const presets: Settings = Object.fromEntries(
  Object.entries(controls).map(([name, { preset }]): readonly unknown[] => [name, preset]),
)
