/**
 * Packages whose facts or images are copied into ours by `scripts/wallets.mjs` and
 * `scripts/catalogue.mjs`. They are never installed, so their notices come from the texts beside this file. A tarball that does not have
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
  // This package and the next two name their author and licence, and quote neither.
  web3icons: {
    name: '@web3icons/core',
    version: '4.0.56',
    licence: 'MIT',
    integrity:
      'sha512-jyLkrMdfn6RTZ0+61Ap1AS2yeSG6WZ8mxZ61S3lu/CC0rJb4fgr2jw3W8aCDxhakEm/xqaEZqUmlZiTxCCs4yw==',
  },
  'web3icons-common': {
    name: '@web3icons/common',
    version: '0.11.51',
    licence: 'MIT',
    integrity:
      'sha512-ZXaTW/P6ReLHmkYQcxP8OcPoUrSmgPlsFKVboiG/cVSIkz0mHNP1tIFhf9zPOQaQm20yqTc+uuNuXb2ywHzI1A==',
  },
  'optimism-tokenlist': {
    name: '@eth-optimism/tokenlist',
    version: '10.0.1770',
    licence: 'MIT',
    integrity:
      'sha512-IU6oOLdbMVdCkIgO4X6oZnddLONozCjFHkt6UfDaxrt1v7RqqC3lkjiQJxYMXV66BOhGomggx4MO5tCjtpzcUA==',
  },
}
