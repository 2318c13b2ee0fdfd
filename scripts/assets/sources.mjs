/**
 * Packages whose facts or pictures are copied into ours by `scripts/wallets.mjs`. They are never
 * installed, so their notices come from the texts beside this file. A tarball that does not have
 * this digest is refused.
 */
export const sources = {
  rainbowkit: {
    name: '@rainbow-me/rainbowkit',
    version: '2.2.11',
    licence: 'MIT',
    integrity:
      'sha512-FHPsRHMBpuHHhuyKktAR13O9agmsUUunDnVEP4hG1dSZ2JojXLUSWyLG28VbGIJakHYylkNguiLFnqM/BM8ERA==',
  },
  thirdweb: {
    name: 'thirdweb',
    version: '5.121.6',
    licence: 'Apache-2.0',
    integrity:
      'sha512-tZuYoxazy8GJz59IX/NhpQ5u+DzC/vo9/3ZgqxY9pZPDlnH0QZY8oJOX2m7L2DmtzTCqa5YWD+x9Xj18EQDiyw==',
  },
  // Its package names its author and licence, and quotes neither.
  web3icons: {
    name: '@web3icons/core',
    version: '4.0.56',
    licence: 'MIT',
    integrity:
      'sha512-jyLkrMdfn6RTZ0+61Ap1AS2yeSG6WZ8mxZ61S3lu/CC0rJb4fgr2jw3W8aCDxhakEm/xqaEZqUmlZiTxCCs4yw==',
  },
}
