/** Where the page's backend is; the build puts it in, and the page without one has none. */
declare const benchBackend: string | undefined
