/** The server as a library: to start it, or to answer requests inside another process. */
export type { App } from './App.ts'
export type { Art, ArtKind } from './catalogue/Art.ts'
export type { Catalogue, CatalogueQuery, Picture } from './catalogue/Catalogue.ts'
export { createServer } from './createServer.ts'
export type { EventStore } from './events/EventStore.ts'
export type { ServerDependencies } from './ServerDependencies.ts'
export { readSettings, type Settings } from './settings/settings.ts'
export { type RunningServer, startServer } from './startServer.ts'
