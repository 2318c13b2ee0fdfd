/** The server as a library: to start it, or to answer requests inside another process. */

export type { EventStore } from './analytics/EventStore.ts'
export type { App } from './http/App.ts'
export { createServer } from './http/createServer.ts'
export type { ServerDependencies } from './http/ServerDependencies.ts'
export type { Art, ArtKind } from './images/built-in/Art.ts'
export type { ImageFile } from './images/ImageFile.ts'
export { readSettings, type Settings } from './platform/settings/settings.ts'
export { type RunningServer, startServer } from './startServer.ts'
export type { Catalogue, CatalogueQuery } from './wallets/catalogue/Catalogue.ts'
