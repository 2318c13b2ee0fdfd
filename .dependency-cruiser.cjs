// The layers and features of docs/architecture.md as rules. Run by scripts/architecture.mjs, proved by
// scripts/architecture.test.ts.
const { readdirSync, readFileSync, existsSync } = require('node:fs')
const { join } = require('node:path')

const core = '^packages/core/src'
const modal = '^packages/modal/src'
const walletConnect = '^packages/walletconnect/src'
const siwx = '^packages/siwx/src'
const images = '^packages/images/src/(index|plain|raster)[.]ts$'
const test = '[.]test[.]tsx?$'
const chains = 'evm|solana|bitcoin'
const server = '^services/server/src'

/**
 * The server's groups from the bottom up: a group may import what stands before it. Those in one line
 * do not know each other. What lies in `src` itself puts them together, and only commands start it.
 */
const serverGroups = [
  ['platform'],
  ['images'],
  ['wallets', 'projects', 'analytics', 'chain-data'],
  ['identity', 'trading', 'relay', 'bundler'],
  ['metrics'],
  ['http'],
  ['commands'],
]

/** The folders of those groups that are large, in the same order. */
const serverFolders = {
  platform: [
    ['log', 'http', 'cache', 'batching'],
    ['settings', 'database', 'outgoing'],
    ['counters', 'one-time-tokens', 'jobs', 'encryption'],
  ],
  images: [['checks', 'built-in'], ['remote']],
  wallets: [['catalogue'], ['imported']],
  'chain-data': [
    ['chains', 'explorers'],
    ['prices', 'tokens', 'indexer'],
    ['nfts', 'balances'],
    ['history'],
    ['recipients'],
  ],
  identity: [['signatures', 'sessions', 'sign-in'], ['names', 'embedded'], ['identities']],
  trading: [['swaps', 'onramp']],
  relay: [
    ['observers', 'auth', 'redis'],
    ['processes'],
    ['mailboxes'],
    ['sockets'],
    ['delivery'],
    ['upstream'],
  ],
  http: [['answers'], ['requests', 'access'], ['routes']],
}

/** The folders of the client in core from the bottom up. What lies beside them stands on `contract` alone. */
const clientFolders = [
  ['contract'],
  ['backend', 'navigation', 'networks', 'requests'],
  ['analytics', 'connections'],
  ['balances', 'signIn'],
  ['lazy', 'openers'],
]

/** For each folder of the client: ordinary code there may import no folder beside it or above it. */
function clientImportsDown() {
  const client = `${core}/client`
  return clientFolders.flatMap((layer, height) =>
    layer.map((name) => ({
      name: 'client-folders-import-down',
      severity: 'error',
      from: { path: `${client}/${name}/`, pathNot: test },
      to: {
        path: [`${client}/[^/]+/`, `${client}/createFoyer[.]ts$`],
        pathNot: `${client}/(${[name, ...clientFolders.slice(0, height).flat()].join('|')})/`,
      },
    })),
  )
}

/** For each name in `layers`: ordinary code there may import no name beside it or above it. */
function onlyImportsDown(place, layers) {
  return layers.flatMap((layer, height) =>
    layer.map((name) => ({
      name: place.length === 0 ? 'server-groups-import-down' : 'server-folders-import-down',
      severity: 'error',
      from: { path: `${[server, ...place, name].join('/')}/`, pathNot: test },
      to: {
        // Files beside the folders stand above them, such as startServer.ts; shapes, such as
        // ServerDependencies.ts, below them.
        path: `${[server, ...place].join('/')}/`,
        pathNot: [
          `${[server, ...place].join('/')}/(${[name, ...layers.slice(0, height).flat()].join('|')})/`,
          `${[server, ...place].join('/')}/[A-Z]\\w+[.]ts$`,
          ...(name === 'commands' ? [`${server}/startServer[.]ts$`] : []),
        ],
      },
    })),
  )
}

/** The sources behind every package's `exports`. */
function readDoors(root) {
  const places = ['packages', 'services'].filter((place) => existsSync(join(root, place)))
  return places.flatMap((place) =>
    readdirSync(join(root, place)).flatMap((name) => {
      const path = join(root, place, name, 'package.json')
      if (!existsSync(path)) return []
      return Object.values(JSON.parse(readFileSync(path, 'utf8')).exports ?? {})
        .map((door) => door['@foyer/source'])
        .filter(Boolean)
        .map((source) => join(place, name, source))
    }),
  )
}

const doors = `^(${readDoors(__dirname).join('|').replaceAll('.', '[.]')})$`

/** Ordinary code at `path` may import what is at one of `allowed`, and nothing else at all. */
const onlyImports = (name, path, allowed) => ({
  name,
  severity: 'error',
  from: { path, pathNot: test },
  to: { pathNot: allowed },
})

/** Ordinary code at `path` may import what is at one of `allowed`, and installed packages. */
const onlyImportsOurs = (name, path, allowed) => ({
  name,
  severity: 'error',
  from: { path, pathNot: test },
  // Some packages are installed inside of ours.
  to: { path: '^(packages|apps|services|scripts)/', pathNot: [...allowed, '/node_modules/'] },
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'everything-resolves',
      severity: 'error',
      // Types for frameworks are for pages that have those.
      from: { path: '^(packages|services)/', pathNot: '^packages/elements/types/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'only-declared-dependencies',
      comment: 'What an application installs must name everything it imports.',
      severity: 'error',
      from: { path: '^(packages|services)/[^/]+/src/', pathNot: test },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        // A peer is named, and is installed for the tests, too.
        dependencyTypesNot: ['npm-peer'],
      },
    },

    // Floors of core.
    onlyImports('primitives-import-nothing', `${core}/primitives/`, [`${core}/primitives/`]),
    onlyImports('platform-stands-on-primitives', `${core}/platform/`, [
      `${core}/(platform|primitives)/`,
    ]),
    onlyImports('adapter-stands-on-platform', `${core}/adapter/`, [
      `${core}/(adapter|platform|primitives)/`,
    ]),
    onlyImports('wallets-stand-on-adapter', `${core}/wallets/`, [
      `${core}/(wallets|adapter|platform|primitives)/`,
    ]),
    onlyImports('resources-stand-on-platform', `${core}/resources/`, [
      `${core}/(resources|platform|primitives)/`,
      '^packages/protocol/src/index[.]ts$',
    ]),
    {
      name: 'protocol-gives-core-types-only',
      comment: 'Its schemas weigh more than all parsers together; the build spells its types out.',
      severity: 'error',
      from: { path: `${core}/`, pathNot: test },
      to: { path: '^packages/protocol/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'protocol-is-for-resources',
      severity: 'error',
      from: { path: core, pathNot: [test, `${core}/resources/`] },
      to: { path: '^packages/protocol/' },
    },
    {
      name: 'resources-load-when-asked',
      comment: 'What a backend knows is read after connecting; before, nobody carries the code.',
      severity: 'error',
      from: {
        path: `${core}/`,
        pathNot: [test, `${core}/(resources/|client/(backend/)?resources[.]ts$)`],
      },
      to: {
        path: `${core}/(resources/|client/(backend/)?resources[.]ts$)`,
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    onlyImportsOurs('orders-know-no-client', `${core}/orders/`, [
      `${core}/(orders|flow|adapter|platform|primitives)/`,
    ]),
    onlyImportsOurs('flows-stand-on-client', `${core}/flows/`, [
      `${core}/(flows|orders|flow|client|resources|adapter|platform|primitives)/`,
      `${core}/holdings[.]ts$`,
      '^packages/transactions/src/index[.]ts$',
    ]),
    onlyImportsOurs('flow-engine-knows-no-client', `${core}/flow/`, [
      `${core}/(flow|platform|primitives)/`,
    ]),
    ...clientImportsDown(),
    {
      name: 'the-contract-imports-nothing-of-the-client',
      comment: 'Everything may import it, so that nothing has to import upwards.',
      severity: 'error',
      from: { path: `${core}/client/contract/`, pathNot: test },
      to: { path: `${core}/client/`, pathNot: `${core}/client/contract/` },
    },
    onlyImportsOurs('client-stands-on-adapter', `${core}/client/`, [
      `${core}/(client|flow|resources|wallets|adapter|platform|primitives)/`,
    ]),
    {
      name: 'client-knows-only-shapes-of-wallets',
      comment: "The catalogue is the modal's to load; a client without a face does not carry it.",
      severity: 'error',
      from: { path: `${core}/client/`, pathNot: test },
      to: { path: `${core}/wallets/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'wallet-images-load-when-shown',
      severity: 'error',
      // builtInListings.ts and builtInData.ts arrive together, and are never imported but on demand;
      // withPlaces.ts is for views that load later.
      from: {
        path: `${core}/`,
        pathNot: [test, '/wallets/(builtInListings|builtInData|withPlaces)[.]ts$'],
      },
      to: {
        path: `${core}/wallets/(.*[.]generated|builtInListings|builtInData)[.]ts$`,
        dynamic: false,
      },
    },
    {
      name: 'only-checks-read-transactions',
      comment:
        'A flow loads what reads calls of contracts when something is to be checked, and not before.',
      severity: 'error',
      from: { path: `${core}/`, pathNot: [test, `${core}/flows/swap/checkSwap[.]ts$`] },
      to: { path: '^packages/transactions/' },
    },
    onlyImportsOurs('core-knows-no-other-package', core, [
      core,
      '^packages/transactions/src/index[.]ts$',
      // The rules about the protocol say for whom, and that it is types only.
      '^packages/protocol/src/index[.]ts$',
    ]),

    // Packages.
    {
      name: 'packages-meet-at-doors',
      comment: 'Another package is what its exports say, by name.',
      severity: 'error',
      from: { path: '^(packages|services|apps)/([^/]+)/' },
      to: { path: '^(packages|services)/[^/]+/', pathNot: ['^$1/$2/', doors] },
    },
    {
      name: 'packages-by-name',
      comment: 'A relative path into another package would be published broken.',
      severity: 'error',
      from: { path: '^(packages|services|apps)/([^/]+)/' },
      to: { path: '^(packages|services)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    },
    onlyImportsOurs('packages-know-no-application', '^packages/[^/]+/src/', ['^packages/']),
    {
      name: 'chains-see-only-the-contract',
      comment:
        'A chain family imports @foyer/core/adapter: never the client, never another family. What a signature of ' +
        'Bitcoin says stands in siwx, for servers and wallets.',
      severity: 'error',
      from: { path: `^packages/(${chains})/src/`, pathNot: test },
      to: {
        path: '^packages/',
        pathNot: [
          '^packages/$1/',
          `${core}/adapter[.]ts$`,
          `${siwx}/bitcoin[.]ts$`,
          '^packages/transactions/src/index[.]ts$',
          '/node_modules/',
        ],
      },
    },

    // Floors of phone wallets.
    onlyImportsOurs('pairing-stands-on-the-contract', `${walletConnect}/`, [
      `${walletConnect}/`,
      `${core}/(adapter|platform|remote)[.]ts$`,
    ]),
    {
      name: 'only-the-connector-knows-a-client',
      comment: 'The wallets and their protocol serve a page without a client, too.',
      severity: 'error',
      from: { path: `${walletConnect}/`, pathNot: [test, `${walletConnect}/connector/`] },
      to: { path: `${core}/remote[.]ts$` },
    },
    {
      name: 'the-connector-loads-the-protocol',
      severity: 'error',
      from: { path: `${walletConnect}/connector/`, pathNot: test },
      to: {
        path: `${walletConnect}/`,
        pathNot: `${walletConnect}/connector/`,
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    onlyImportsOurs('pairing-platform-imports-nothing', `${walletConnect}/platform/`, [
      `${walletConnect}/platform/`,
    ]),
    onlyImportsOurs('crypto-knows-no-page', `${walletConnect}/crypto/`, [
      `${walletConnect}/crypto/`,
      `${core}/adapter[.]ts$`,
    ]),
    onlyImportsOurs('the-relay-knows-no-sessions', `${walletConnect}/relay/`, [
      `${walletConnect}/(relay|crypto|platform)/`,
      `${core}/adapter[.]ts$`,
    ]),
    onlyImportsOurs('storage-knows-no-sessions', `${walletConnect}/storage/`, [
      `${walletConnect}/(storage|crypto)/`,
      `${core}/adapter[.]ts$`,
    ]),
    onlyImportsOurs('sessions-stand-on-the-relay', `${walletConnect}/sign/`, [
      `${walletConnect}/(sign|storage|relay|crypto)/`,
      `${core}/adapter[.]ts$`,
    ]),
    onlyImportsOurs('providers-stand-on-sessions', `${walletConnect}/providers/`, [
      `${walletConnect}/(providers|sign|storage)/`,
      `${core}/adapter[.]ts$`,
    ]),
    {
      name: 'only-the-platform-reaches-the-page',
      comment: 'Everything else takes its surroundings as an argument, so tests bring their own.',
      severity: 'error',
      from: { path: `${walletConnect}/(crypto|relay|storage|sign|providers)/`, pathNot: test },
      to: { path: `${walletConnect}/platform/browser[.]ts$` },
    },
    // Sign-in, for browsers and servers.
    {
      name: 'sign-in-stands-on-values',
      comment: 'It runs on servers, too: of core it knows values, and the shapes of a client.',
      severity: 'error',
      from: { path: `${siwx}/`, pathNot: test },
      to: {
        path: '^(packages|apps|services|scripts)/',
        pathNot: [siwx, `${core}/primitives[.]ts$`, `${core}/index[.]ts$`, '/node_modules/'],
      },
    },
    {
      name: 'sign-in-knows-only-shapes-of-a-client',
      severity: 'error',
      from: { path: `${siwx}/`, pathNot: test },
      to: { path: `${core}/index[.]ts$`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'curves-are-for-verifying',
      comment: 'What runs in the page of a user signs in without them.',
      severity: 'error',
      from: { path: `${siwx}/`, pathNot: [test, `${siwx}/verify/`] },
      to: { path: 'node_modules/@noble/curves/' },
    },
    onlyImportsOurs('modal-stands-on-core', modal, [modal, core, '^packages/ui/src/index[.]ts$']),
    onlyImportsOurs('react-stands-on-modal', '^packages/react/src/', [
      '^packages/react/src/',
      modal,
      walletConnect,
      '^packages/embedded/src/',
      core,
    ]),
    onlyImportsOurs('elements-stand-on-modal', '^packages/elements/src/', [
      '^packages/elements/src/',
      modal,
      walletConnect,
      '^packages/embedded/src/',
      core,
    ]),
    {
      name: 'doors-load-the-modal-lazily',
      severity: 'error',
      from: { path: '^packages/(react|elements)/src/', pathNot: test },
      to: {
        path: `${modal}|${walletConnect}|^packages/embedded/`,
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'only-tests-use-testing',
      severity: 'error',
      from: {
        path: '^(packages/(?!(testing|devtools)/)|services/)',
        pathNot: [test, '^(packages|services)/[^/]+/test/'],
      },
      to: { path: '^packages/testing/' },
    },
    onlyImports('devtools-see-what-applications-see', '^packages/devtools/src/', [
      '^packages/devtools/src/',
      `${core}/index[.]ts$`,
      '^packages/testing/src/wallet[.]ts$',
    ]),
    {
      name: 'devtools-are-loaded-by-nobody',
      comment: 'An application loads them while it is developed; nothing that is installed does.',
      severity: 'error',
      from: { path: '^(packages/(?!devtools/)|services/)' },
      to: { path: '^packages/devtools/' },
    },

    {
      name: 'services-share-values-only',
      comment: 'A server knows the values and shapes of a browser, never its client or its views.',
      severity: 'error',
      from: { path: '^services/([^/]+)/src/', pathNot: test },
      to: {
        path: '^(packages|services|apps|scripts)/',
        pathNot: [
          '^services/$1/',
          '^packages/(protocol|siwx|images|transactions)/',
          // The frame's views look like the modal's.
          '^packages/ui/src/index[.]ts$',
          `${core}/primitives[.]ts$`,
        ],
      },
    },
    {
      name: 'protocol-knows-no-other-package',
      severity: 'error',
      from: { path: '^packages/protocol/src/', pathNot: test },
      to: { path: '^(packages|services|apps|scripts)/', pathNot: '^packages/protocol/' },
    },

    onlyImports('images-know-bytes-alone', '^packages/images/src/', ['^packages/images/src/']),

    {
      name: 'transactions-know-no-client',
      comment: 'A frame of another origin reads transactions, too; it has no client.',
      severity: 'error',
      from: { path: '^packages/transactions/src/', pathNot: test },
      to: {
        path: '^(packages|services|apps|scripts)/',
        pathNot: ['^packages/(transactions|protocol)/', `${core}/primitives[.]ts$`],
      },
    },

    // Groups of the server.
    ...onlyImportsDown([], serverGroups),
    ...Object.entries(serverFolders).flatMap(([name, layers]) => onlyImportsDown([name], layers)),
    {
      name: 'server-folders-have-a-layer',
      comment: 'A folder that the lists above do not name would be checked by nothing.',
      severity: 'error',
      from: {
        path: `${server}/[^/]+/`,
        pathNot: [
          `${server}/(${serverGroups
            .flat()
            .filter((name) => !serverFolders[name])
            .join('|')})/[^/]+$`,
          ...Object.entries(serverFolders).map(
            ([name, layers]) => `${server}/${name}/((${layers.flat().join('|')})/)?[^/]+$`,
          ),
          // Each source of swaps and each provider is a folder, behind the interface beside it.
          `${server}/trading/(swaps|onramp)/[^/]+/[^/]+$`,
          // The ways into a wallet, behind the interface beside them, and what mails say, a language a file.
          `${server}/identity/embedded/(ways|mail-words)/[^/]+$`,
          // Of one layer, in one file a group.
          `${server}/platform/(settings/groups|database/tables)/[^/]+$`,
        ],
      },
      to: {},
    },
    {
      name: 'routes-know-no-routes',
      comment: 'A resource is one file: what two of them need stands below them.',
      severity: 'error',
      from: { path: '^services/server/src/http/routes/', pathNot: test },
      to: { path: '^services/server/src/http/routes/' },
    },
    {
      name: 'only-the-server-knows-its-routes',
      severity: 'error',
      from: {
        path: '^services/server/src/',
        pathNot: [test, '/http/(createServer[.]ts$|routes/)'],
      },
      to: { path: '^services/server/src/http/routes/' },
    },

    // Features of the modal.
    onlyImportsOurs('ui-knows-nothing-of-ours', '^packages/ui/src/', [
      '^packages/ui/src/',
      images,
      // Exact amounts and how a balance is cut.
      `${core}/primitives[.]ts$`,
    ]),
    {
      name: 'money-is-of-every-feature',
      comment:
        'Fields, review and receipt of whatever moves money: they know no feature and no flow.',
      severity: 'error',
      from: { path: `${modal}/money/` },
      to: { path: [`${modal}/(features|shell)/`, `${core}/(send[.]ts$|flows/send/)`] },
    },
    {
      name: 'logins-are-of-every-way',
      comment: 'What every way into the wallet in the frame has in common: it knows no feature.',
      severity: 'error',
      from: { path: `${modal}/login/` },
      to: { path: `${modal}/(features|money|shell)/` },
    },
    {
      name: 'the-feature-contract-knows-no-money',
      severity: 'error',
      from: { path: `${modal}/(feature|platform|shell)/`, pathNot: test },
      to: { path: `${modal}/(money|login)/` },
    },
    {
      name: 'a-feature-never-imports-a-feature',
      severity: 'error',
      from: { path: `${modal}/features/([^/]+)/` },
      to: { path: `${modal}/features/[^/]+/`, pathNot: `${modal}/features/$1/` },
    },
    {
      name: 'features-know-no-shell',
      severity: 'error',
      from: { path: `${modal}/features/[^/]+/`, pathNot: test },
      to: { path: `${modal}/(shell/|index[.]ts$)` },
    },
    {
      name: 'features-are-listed-once',
      comment:
        'Only firstFeatures.ts and laterFeatures.ts name features, so deleting one is a folder and a line.',
      severity: 'error',
      from: { path: modal, pathNot: [`${modal}/(features|languages)/`, '[fF]eatures[.]ts$', test] },
      to: { path: `${modal}/features/[^/]+/` },
    },
    {
      name: 'languages-know-texts-alone',
      comment: 'They follow the shapes of the English texts, and carry none of them.',
      severity: 'error',
      from: { path: `${modal}/languages/`, pathNot: test },
      to: { path: `${modal}/(features|login|money|shell)/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-load-when-used',
      comment: 'The list of features imports their manifests; a manifest loads the rest.',
      severity: 'error',
      from: { path: `${modal}/.*[fF]eatures[.]ts$` },
      to: { path: `${modal}/features/[^/]+/`, pathNot: '/manifest[.]tsx?$', dynamic: false },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        ...['(^|/)[.]?dist[-/]', '[.]css([?]|$)', '^vite/client$'],
        // Applications to be, which nothing here imports.
        '^packages/create-foyer/templates/',
      ],
    },
    // Types count: a cycle of types is a cycle of ideas.
    tsPreCompilationDeps: true,
    parser: 'tsc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@foyer/source', 'types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json'],
    },
  },
}
