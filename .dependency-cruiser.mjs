/**
 * The arrows of docs/architecture.md, enforced: `npm run arrows`. Every rule has a planted violation in
 * test/platform/arrows.spec.ts that it must catch. There are no exceptions; a new arrow between features is added to
 * ARROWS below, on purpose and in review.
 */

/** Feature → the features whose application layer it may call. What is not listed here is forbidden. */
const ARROWS = {
  accounts: ['newsletter'],
  alerts: [],
  arrivals: ['catalogue', 'inventory'],
  'api-keys': [],
  audit: [],
  cart: ['catalogue', 'inventory'],
  catalogue: ['events', 'media', 'shipping'],
  checkout: [
    ...[
      'cart',
      'credit',
      'downloads',
      'promotions',
      'inventory',
      'orders',
      'payments',
      'unpaid-orders',
      'email-confirmation',
    ],
    ...['returns', 'shipping', 'tax'],
  ],
  connections: [],
  contact: ['orders'],
  credit: ['ledger'],
  dashboard: ['reports'],
  'earlier-orders': [],
  'email-confirmation': ['accounts'],
  events: ['pages'],
  downloads: [],
  favorites: ['catalogue'],
  feeds: ['catalogue', 'shipping'],
  fulfilment: ['labels', 'orders'],
  integrations: [],
  identity: ['media'],
  integrity: [],
  inventory: ['catalogue'],
  invoices: ['orders', 'ledger', 'media', 'tax'],
  labels: ['orders', 'shipping', 'tax'],
  'left-carts': ['cart'],
  ledger: [],
  media: [],
  monitoring: ['orders', 'payments'],
  newsletter: [],
  notifications: [],
  oauth: ['api-keys'],
  orders: ['payments'],
  pages: ['media'],
  payments: ['credit', 'downloads', 'ledger'],
  privacy: ['accounts'],
  promotions: [],
  reports: ['catalogue'],
  returns: ['orders'],
  reviews: ['catalogue', 'orders'],
  settings: ['identity', 'payments', 'shipping'],
  setup: ['accounts', 'payments', 'settings', 'shipping', 'tax'],
  shipping: [],
  'shop-archive': ['accounts', 'downloads', 'earlier-orders', 'media'],
  tax: [],
  'draft-orders': ['accounts', 'checkout', 'orders', 'payments'],
  'staff-tools': ['accounts', 'catalogue', 'orders', 'promotions', 'reports'],
  ucp: ['accounts', 'catalogue', 'checkout', 'email-confirmation', 'orders', 'payments'],
  translations: [],
  webhooks: ['events'],
  channels: ['events', 'feeds'],
  'unpaid-orders': ['inventory', 'payments'],
  withdrawals: ['orders', 'returns'],
};
const LISTENERS = ['notifications', 'audit', 'integrations'];
/** Roles that a folder under api/src has instead of being a feature. */
const GROUND = ['kernel', 'platform', 'migrations'];
const NOT_TESTS = { pathNot: '\\.spec\\.tsx?$|/testing/' };

/** The one way to keep something in memory: it reaches nothing, and knows nobody. */
const KEPT = '^api/serving/(src|dist)/kept\\.(ts|js)$';

/** Where a feature defines its tables. Others may read these tables, and know the definitions by type alone. */
const DEFINITIONS = '/adapters/persistence/[^/]+\\.schema\\.ts$';

/** What one of a kind is like, of which each has a folder beside the list of them. */
const PLUGINS =
  'payments/methods|invoices/(authorities|networks)|channels/plugins|shipping/carriers|translations/translators|notifications/senders|platform/files';

/** What a way to pay or a tax office says of itself by its name: words and abilities, which every feature may ask for. */
const KNOWN_BY_NAME = '^api/src/(payments/methods|invoices/authorities)/known\\.ts$';

const betweenFeatures = Object.entries(ARROWS).map(([feature, allowed]) => ({
  name: `arrows-of-${feature}`,
  comment: `${feature} calls ${allowed.length > 0 ? `only ${allowed.join(', ')}` : 'no other feature'}.`,
  severity: 'error',
  from: { path: `^api/src/${feature}/` },
  to: {
    path: '^api/src/[^/]+/',
    pathNot: `^api/src/(${[feature, ...allowed, ...GROUND].join('|')})/|${DEFINITIONS}|${KNOWN_BY_NAME}`,
  },
}));

const storefront = ['catalogue', 'reviews', 'favorites', 'cart', 'checkout', 'orders', 'accounts'].join('|');
/** What every screen of the panel may use; every other folder is a resource. */
const panelGround = 'layout|ui|shared|testing';

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one thing in two places.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nobody imports and that imports nobody is dead.',
      severity: 'error',
      // routes.ts names its pages by path, in strings
      from: { orphan: true, pathNot: '\\.d\\.ts$|\\.spec\\.tsx?$|^storefront/app/(routes\\.ts|pages/)' },
      to: {},
    },
    {
      name: 'everything-resolves',
      comment: 'An import leads to a file or to a package that package.json names.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|\\.(css|svg|webp|png|woff2)(\\?|$)|^\\./\\+types/' },
    },
    {
      name: 'kernel-imports-nothing',
      comment: 'The kernel is what every feature may speak; it knows of nothing else.',
      severity: 'error',
      from: { path: '^api/src/kernel/', ...NOT_TESTS },
      to: { pathNot: '^api/src/kernel/' },
    },
    {
      name: 'domain-knows-the-kernel-only',
      comment: 'Rules depend on no framework, no package and no other layer, not even node:crypto.',
      severity: 'error',
      from: { path: '^(api/src/[^/]+|api/sandbox/src)/domain/', ...NOT_TESTS },
      to: { pathNot: '^($1/domain|api/src/promotions/kinds|api/src/kernel)/' },
    },
    {
      name: 'kinds-of-discounts-know-the-kernel-only',
      comment: 'They are rules that the domain of promotions works with, and as pure.',
      severity: 'error',
      from: { path: '^api/src/promotions/kinds/', ...NOT_TESTS },
      to: { pathNot: '^api/src/(promotions/kinds|kernel)/' },
    },
    {
      name: 'application-imports-no-package',
      comment:
        'A use case reaches the world through ports; a package, even of Node.js, is an adapter’s business. What it keeps in memory (kept.ts) reaches nothing.',
      severity: 'error',
      from: { path: '^api/(src/(?!platform|kernel)[^/]+|sandbox/src)/application/', ...NOT_TESTS },
      to: { pathNot: `^api/(src|sandbox/src)/|${KEPT}` },
    },
    {
      name: 'application-knows-no-adapter',
      comment:
        'Adapters depend on the application, never the other way round; the platform is an adapter too.',
      severity: 'error',
      from: { path: '^api/(src/[^/]+|sandbox/src)/application/', ...NOT_TESTS },
      to: { path: '^api/(src/([^/]+/adapters|platform|migrations)|sandbox/src/adapters)/|\\.module\\.ts$' },
    },
    {
      name: 'adapters-are-private',
      comment:
        'From outside, a feature is its use cases and what they take and give; how it is stored or served is its own.',
      severity: 'error',
      from: { path: `^api/src/(?!${GROUND.join('|')})([^/]+)/` },
      // the shape on the wire (*.dto.ts) may be part of another feature's answer, and what it refuses (*.examples.ts) of its own refusals
      to: {
        path: '^api/src/[^/]+/adapters/',
        pathNot: `^api/src/$1/|/adapters/http/[^/]+\\.(dto|examples)\\.ts$|${DEFINITIONS}`,
      },
    },
    {
      name: 'definitions-serve-persistence',
      comment: 'Only persistence adapters and wiring know tables.',
      severity: 'error',
      from: { path: '^api/src/[^/]+/', pathNot: '/adapters/persistence/|\\.module\\.ts$' },
      to: { path: DEFINITIONS },
    },
    {
      name: 'tables-of-others-are-known-by-type',
      comment:
        'A feature may read another one’s tables; loading and saving its entities is their owner’s alone.',
      severity: 'error',
      from: { path: '^api/src/([^/]+)/' },
      to: { path: DEFINITIONS, pathNot: '^api/src/$1/', dependencyTypesNot: ['type-only'] },
    },
    ...betweenFeatures,
    {
      name: 'production-knows-no-sandbox-and-no-demo',
      comment:
        'What tries the shop out is built beside it; the shop itself is complete without. Specs speak to the sandbox’s providers.',
      severity: 'error',
      from: { path: '^(api/src|storefront|admin)/', ...NOT_TESTS },
      to: { path: '^api/(sandbox|demo)/' },
    },
    {
      name: 'the-sandbox-knows-no-feature',
      comment:
        'The sandbox speaks the providers’ wire formats; it stands on the kernel and the platform alone.',
      severity: 'error',
      from: { path: '^api/sandbox/' },
      to: {
        path: '^api/',
        pathNot:
          '^api/(sandbox|src/(kernel|platform))/|^api/src/(app\\.module|run-server|start-server)\\.ts$',
      },
    },
    {
      name: 'every-feature-is-listed',
      comment: 'A feature that ARROWS does not name has no arrows yet; add it there first.',
      severity: 'error',
      from: {
        path: '^api/src/[^/]+/',
        pathNot: `^api/src/(${[...Object.keys(ARROWS), ...GROUND].join('|')})/`,
      },
      to: {},
    },
    {
      name: 'nothing-imports-a-listener',
      comment:
        'Notifications, audit and integrations listen to domain events through the outbox; only wiring names them.',
      severity: 'error',
      from: { path: '^api/src/([^/]+)/' },
      to: { path: `^api/src/(${LISTENERS.join('|')})/`, pathNot: '^api/src/$1/' },
    },
    {
      name: 'platform-serves-adapters-and-modules',
      comment: 'Nest, ORM, HTTP and jobs are for adapters and wiring.',
      severity: 'error',
      from: {
        path: '^api/src/[^/]+/',
        pathNot: `^api/src/(platform|migrations|feeds/formats|${PLUGINS})/|/adapters/|\\.module\\.ts$|/testing/|\\.spec\\.ts$`,
      },
      to: { path: '^api/src/platform/' },
    },
    {
      name: 'platform-knows-no-feature',
      comment: 'The platform carries the features; a business word there is in the wrong place.',
      severity: 'error',
      from: { path: '^api/src/platform/' },
      to: { path: '^api/src/[^/]+/', pathNot: '^api/src/(platform|kernel|migrations)/' },
    },
    {
      name: 'orm-in-persistence-only',
      comment: 'Only persistence adapters, their wiring, migrations and the platform speak MikroORM.',
      severity: 'error',
      from: {
        path: '^api/(src|sandbox/src|demo/src)/',
        pathNot: '/adapters/persistence/|\\.module\\.ts$|^api/src/(platform|migrations)/',
      },
      to: { path: '(^|/)node_modules/@mikro-orm/' },
    },
    {
      name: 'stripe-in-its-adapter-only',
      comment: 'Stripe’s words stay in its adapter and in the sandbox that speaks its wire.',
      severity: 'error',
      from: { path: '^api/', pathNot: '/adapters/stripe/|^api/src/payments/methods/card/|^api/sandbox/' },
      to: { path: '(^|/)node_modules/stripe/' },
    },
    {
      name: 'plugins-of-methods-never-meet',
      comment:
        'A way to pay knows the contract and what lies beside it, and no other way to pay; the list alone knows the plugins.',
      severity: 'error',
      from: { path: '^api/src/payments/methods/([^/]+)/', ...NOT_TESTS },
      to: {
        path: '^api/src/payments/methods/',
        pathNot:
          '^api/src/payments/methods/($1/|(contract|tools|trial|provider-calls|provider-refunds|collected-by-staff|kept-by-shop)\\.ts$)',
      },
    },
    {
      name: 'a-plugin-is-known-by-the-list-alone',
      comment: 'What a provider or a tax office is like stays in its plugin: nobody else imports from it.',
      severity: 'error',
      from: { path: '^api/src/', pathNot: `^api/src/(${PLUGINS})/|\\.spec\\.tsx?$|/testing/` },
      to: { path: `^api/src/(${PLUGINS})/[^/]+/` },
    },
    {
      name: 'production-code-imports-no-test',
      comment: 'Specs and what lies in testing/ are for specs.',
      severity: 'error',
      from: {
        path: '^(api/src|api/sandbox/src|api/demo/src|api/serving/src|storefront/(app|server)|admin/src)/',
        ...NOT_TESTS,
      },
      to: { path: '\\.spec\\.tsx?$|/testing/' },
    },
    {
      name: 'clients-know-the-api-by-its-document',
      comment:
        'Both front ends speak to the API through the generated client; neither knows the API’s code or the other.',
      severity: 'error',
      from: { path: '^(storefront|admin)/' },
      to: { path: '^(api|storefront|admin)/', pathNot: '^($1|api/serving)/' },
    },
    {
      name: 'pages-know-no-server',
      comment:
        'What is sent to a browser takes nothing of the server that sends it. What a page keeps in memory (kept.ts) knows no server.',
      severity: 'error',
      from: { path: '^(storefront/app|admin/src)/', ...NOT_TESTS },
      to: { path: '^(storefront/server|api/serving)/', pathNot: KEPT },
    },
    {
      name: 'serving-knows-no-other-part',
      comment: 'Both servers share it, and each may be deployed without the other.',
      severity: 'error',
      from: { path: '^api/serving/' },
      to: { path: '^(api|storefront|admin|openapi)/', pathNot: '^api/serving/|/node_modules/' },
    },
    {
      name: 'storefront-features-never-meet',
      comment: 'Pages compose features; a feature that needs another is a page’s job.',
      severity: 'error',
      from: { path: `^storefront/app/(${storefront})/` },
      to: { path: `^storefront/app/(${storefront})/`, pathNot: '^storefront/app/$1/' },
    },
    {
      name: 'storefront-features-know-no-page',
      comment: 'Pages and layout depend on features, never the other way round.',
      severity: 'error',
      from: { path: `^storefront/app/(${storefront})/` },
      to: { path: '^storefront/app/(pages|layout|root|routes)' },
    },
    {
      name: 'storefront-ground-knows-no-feature',
      comment: 'Primitives and the platform carry the features and know none.',
      severity: 'error',
      from: { path: '^storefront/app/(ui|platform)/', ...NOT_TESTS },
      to: { path: `^storefront/app/(${storefront}|pages|layout)/` },
    },
    {
      name: 'admin-resources-never-meet',
      comment: 'Each resource of the panel stands alone; app.tsx is their only meeting place.',
      severity: 'error',
      from: { path: `^admin/src/(?!${panelGround})([^/]+)/` },
      to: { path: '^admin/src/[^/]+/', pathNot: `^admin/src/($1|${panelGround})/` },
    },
    {
      name: 'admin-resources-know-no-app',
      comment: 'app.tsx lists the resources; a resource does not know the list.',
      severity: 'error',
      from: { path: '^admin/src/[^/]+/' },
      to: { path: '^admin/src/(app|main)\\.tsx$' },
    },
  ],
  // what the document describes is not declared by hand beside it either: the lint rule document/types
  required: [
    {
      name: 'storefront-answers-are-the-documents',
      comment: 'Whatever asks the API for the storefront takes its types from the generated client.',
      severity: 'error',
      module: {
        path: '^storefront/app/platform/api/',
        pathNot: '/(api-error|problem-to-error|invoice)\\.ts$|\\.spec\\.ts$',
      },
      to: { path: '^openapi/client/' },
    },
    {
      name: 'panel-answers-are-the-documents',
      comment: 'Whatever asks the API for the panel takes its types from the generated client.',
      severity: 'error',
      module: { path: '^admin/src/(records|data-provider|product-imports|auth-provider|session)\\.ts$' },
      to: { path: '^openapi/client/', reachable: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|^openapi/' },
    exclude: {
      path: '^(api|api/serving|api/sandbox|api/demo|storefront|admin)/(dist|build|\\.react-router)/|^api/src/metadata\\.ts$',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'api/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      // `types` leads to the sources of our own workspaces, `default` to what is built of them
      conditionNames: ['types', 'import', 'node', 'default'],
    },
    combinedDependencies: true,
  },
};
