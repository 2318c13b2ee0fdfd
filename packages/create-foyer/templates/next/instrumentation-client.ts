// In development alone: Foyer's devtools with a simulated wallet. The condition keeps both out of every build.
if (process.env.NODE_ENV === 'development')
  Promise.all([import('@foyer/devtools'), import('./app/foyer')]).then(
    ([{ openDevtools }, { foyer }]) =>
      openDevtools(foyer, { isCollapsed: true, isWalletAnnounced: true }),
  )

export {}
