/*
 * A million events: `npm run endure -- connectionKernel`. The same test with fewer is part of `npm test`.
 */
export {}

process.env.FOYER_KERNEL_EVENTS ??= '1000000'
await import('./connectionKernel.test.ts')
