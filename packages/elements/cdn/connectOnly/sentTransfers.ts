const nothing = { pending: [] }

/** In the place of what was sent, which is nothing. */
export const sentOf = () => ({
  store: { getState: () => nothing, subscribe: () => () => {} },
  alarm: () => null,
  resume() {},
})
