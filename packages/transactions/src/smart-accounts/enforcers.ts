import type { Address } from 'viem'

/**
 * Contracts that enforce bounds, of the Delegation Framework 1.3.0.
 *
 * @see https://github.com/MetaMask/delegation-framework/tree/main/src/enforcers
 */
export const enforcers = {
  timestamp: '0x1046bb45C8d673d4ea75321280DB34899413c069',
  exactCalldata: '0x99F2e9bF15ce5eC84685604836F71aB835DBBdED',
  allowedTargets: '0x7F20f61b1f09b08D970938F6fa563634d65c4EeB',
  allowedMethods: '0x2c21fD0Cb9DC8445CB3fb0DC5E7Bb0Aca01842B5',
  limitedCalls: '0x04658B29F6b82ed55274221a06Fc97D318E25416',
  valueLte: '0x92Bf12322527cAA612fd31a0e810472BBB106A8F',
  nativePeriodic: '0x9BC0FAf4Aca5AE429F4c06aEEaC517520CB16BD9',
  nativeStream: '0xD10b97905a320b13a0608f7E9cC506b56747df19',
  nativeOnce: '0xF71af580b9c3078fbc2BBF16FbB8EEd82b330320',
  tokenPeriodic: '0x474e3Ae7E169e940607cC624Da8A15Eb120139aB',
  tokenStream: '0x56c97aE02f233B29fa03502Ecc0457266d9be00e',
  tokenOnce: '0xf100b0819427117EcF76Ed94B358B1A5b5C6D2Fc',
} as const satisfies Record<string, Address>
