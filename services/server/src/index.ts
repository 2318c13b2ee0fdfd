export type { Catalogue, CatalogueQuery, Picture } from './catalogue/Catalogue.ts'
export type { EventStore } from './events/EventStore.ts'
