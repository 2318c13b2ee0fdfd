import { type Address, parseAbi } from 'viem'

/**
 * The Delegation Framework 1.3.0, at the same addresses on every chain that has it.
 *
 * @see https://github.com/MetaMask/delegation-framework/blob/main/documents/Deployments.md
 */
export const delegationContracts = {
  factory: '0x69Aa2f9fe1572F1B640E1bbc512f5c3a734fc77c',
  manager: '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3',
  /** The code of accounts that an owner and passkeys sign for. */
  hybridAccount: '0x48dBe696A4D990079e039489bA2053B36E8FFEC4',
  /** The code that the address of a key can take on (EIP-7702). */
  delegatedAccount: '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B',
} as const satisfies Record<string, Address>

/** Of both kinds of account: what is called, and how. */
export const accountAbi = parseAbi([
  'function execute(bytes32 mode, bytes executionCalldata) payable',
  'function initialize(address owner, string[] keyIds, uint256[] xValues, uint256[] yValues)',
])

export const factoryAbi = parseAbi([
  'function deploy(bytes bytecode, bytes32 salt) returns (address)',
])
