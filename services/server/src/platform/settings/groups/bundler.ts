import { type ChainKey, parseChainKeys } from '../parseChainKeys.ts'
import { type ChainNodes, parseRpcUrls } from '../parseRpcUrls.ts'
import { orProblem, type Problem } from '../parseSetting.ts'
import { parseSponsors, type Sponsor } from '../parseSponsors.ts'
import type { Setting } from '../Setting.ts'

/** Who brings operations of smart accounts onto chains, and who pays for them. */
export const bundlerSettings = {
  bundlerKeys: {
    names: ['BUNDLER_KEYS'],
    usual: '',
    meaning:
      'Chains on which this server is the bundler of smart accounts (ERC-4337, EntryPoint 0.7), separated by spaces, each ' +
      'with the private key of an account that has some of its currency and does nothing else: `eip155:8453=0x…`. The ' +
      'operations pay it back. Smart accounts are offered on these chains and those of `BUNDLER_URLS` alone.',
    parse: (text): readonly ChainKey[] | Problem => orProblem(parseChainKeys(text, 'eip155')),
    isSecret: true,
  },
  bundlerUrls: {
    names: ['BUNDLER_URLS'],
    usual: '',
    meaning:
      'Chains whose operations another bundler takes, separated by spaces: `eip155:1=https://…`. Where `BUNDLER_KEYS` ' +
      'names the chain, too, that one is not asked.',
    parse: (text): readonly ChainNodes[] | Problem => orProblem(parseRpcUrls(text)),
    isSecret: true,
  },
  sponsors: {
    names: ['SPONSORS'],
    usual: '',
    meaning:
      'Chains on which this server pays for operations that ask for it at `/v1/paymaster` (ERC-7677), separated by spaces, ' +
      'each with a VerifyingPaymaster of EntryPoint 0.7 and the key of the account whose signature that takes: ' +
      '`eip155:8453=0x…,0x…`. Anybody who reaches the server can spend its deposit: keep little in it.',
    parse: (text): readonly Sponsor[] | Problem => orProblem(parseSponsors(text)),
    isSecret: true,
  },
} as const satisfies Record<string, Setting<unknown>>
