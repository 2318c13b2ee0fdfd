import { createFoyer } from '@foyer/core'
import { mainnet } from '@foyer/core/networks'
import { createFakePlatform } from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { reportFaults } from './reportFaults.ts'

test.each([
  ['https://foyer.example', []],
  ['http://127.0.0.1:5110/api/', []],
  ['foyer.example', ['OPTION_BACKEND']],
  ['ftp://foyer.example', ['OPTION_BACKEND']],
  ['https://', ['OPTION_BACKEND']],
  ['https://foyer.example:99999', ['OPTION_BACKEND']],
  ['https://me:secret@foyer.example', ['OPTION_BACKEND']],
])('behavior: with %s for a backend the developer is told %j', async (backend, codes) => {
  const foyer = createFoyer(
    { projectId: 'shop', networks: [mainnet], backend },
    { platform: createFakePlatform() },
  )
  const stop = reportFaults(foyer)
  await vi.dynamicImportSettled()
  expect(foyer.internals.alerts.getState().map(({ code }) => code)).toEqual(codes)
  stop()
})
