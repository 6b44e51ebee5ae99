/**
 * What somebody of the staff may be allowed to do, one name for each act, with a sentence for whoever creates a role.
 * Administrators may do all of it.
 */
export const PERMISSIONS = {
  'orders.read': 'See orders with their customers',
  'orders.export': 'Download orders with their customers as a file',
  'orders.write':
    'Move orders along: ship, deliver, cancel, record a payment, add a note; take orders by hand',
  'orders.refund': 'Refund orders, up to the daily limit of the role',
  'orders.own_lines': 'Write lines of one’s own into orders by hand, at any price',
  'labels.print': 'Print labels for parcels and packing slips',
  'invoices.read': 'See invoices and download them',
  'taxes.read': 'See the tax report and download it',
  'reports.read': 'See the reports of sales, refunds and returns and download them',
  'reviews.read': 'See all reviews, waiting and rejected ones too',
  'reviews.write': 'Publish, reject and delete reviews',
  'products.read': 'See products, categories, price changes and stock movements in full',
  'products.write': 'Change products, categories, pictures and stock, and import files',
  'costs.read': 'See what goods cost the shop, its margins and what its stock is worth',
  'costs.write': 'Set what goods cost the shop',
  'purchases.read': 'See purchase orders with their suppliers and costs',
  'purchases.write': 'Order goods from suppliers and book what has come, which sets what goods cost the shop',
  'coupons.read': 'See coupons and discounts',
  'coupons.write': 'Create, change and delete coupons and discounts',
  'credit.read': 'See gift cards and store credit',
  'credit.write': 'Issue, change and disable gift cards and store credit',
  'customers.read': 'See customers',
  'customers.export': 'Download customers as a file, and everything kept of one of them',
  'customers.write':
    'Open, correct and import accounts of customers, also with another email; merge two, which moves store credit as well; appoint and invite staff, disable accounts, erase a person',
  'customers.remark': 'Write notes on customers, tag and group them',
  'customers.secure': 'Turn two-step login off for whoever has lost it, and log an account out everywhere',
  'messages.read': 'See what visitors have written to the shop, and what was answered',
  'messages.write': 'Answer, assign and close messages of visitors',
  'newsletter.read': 'See the subscribers of the newsletter',
  'newsletter.write': 'Delete subscribers of the newsletter',
  'stats.read': 'See the dashboard',
  'settings.read': 'See the settings of the shop',
  'settings.write': 'Change the settings of the shop',
  'archive.write': 'Download the whole shop as one file, and fill an empty shop from such a file',
  'connections.read': 'See which payment providers, mail servers and carriers are connected',
  'connections.write': 'Enter, try and remove the keys of payment providers, mail servers and carriers',
  'pages.read': 'See the pages of the shop with their drafts',
  'pages.write': 'Compose, publish and withdraw pages',
  'proposals.read':
    'See what is proposed, as far as they may see what it is about, and approve what they may do',
  'proposals.write': 'Propose changes of what they may see, and change nothing',
  'audit.read': 'See who did what',
  'integrity.read': 'Check that money and stock add up (Integrity)',
  'health.read': 'See what is well and what waits: the shop’s health and its jobs',
  'health.write': 'Retry failed jobs',
  'events.read': 'Follow the feed of events',
  'webhooks.read': 'See the webhooks of other systems and what was sent to them',
  'webhooks.write': 'Make, change and remove webhooks',
  'keys.read': 'See the API keys of other systems',
  'keys.write': 'Make, change and revoke API keys',
  'roles.read': 'See the roles of the staff',
  'roles.write': 'Create, change and delete roles',
} as const;

export type Permission = keyof typeof PERMISSIONS;

type Subject<Name> = Name extends `${infer Start}.${string}` ? Start : never;

/** What the permissions are about, by the first word of their names. */
const AREAS: Readonly<Record<Subject<Permission>, string>> = {
  orders: 'Orders and parcels',
  labels: 'Orders and parcels',
  invoices: 'Invoices and books',
  taxes: 'Invoices and books',
  reports: 'Invoices and books',
  integrity: 'Invoices and books',
  reviews: 'Products and reviews',
  products: 'Products and reviews',
  costs: 'Products and reviews',
  purchases: 'Products and reviews',
  coupons: 'Discounts and newsletter',
  newsletter: 'Discounts and newsletter',
  credit: 'Invoices and books',
  customers: 'Customers and accounts',
  messages: 'Customers and accounts',
  stats: 'The shop',
  settings: 'The shop',
  archive: 'The shop',
  pages: 'The shop',
  health: 'The shop',
  audit: 'Staff and security',
  roles: 'Staff and security',
  keys: 'Staff and security',
  proposals: 'Staff and security',
  webhooks: 'The shop',
  connections: 'The shop',
  events: 'The shop',
};

export const areaOf = (permission: Permission): string =>
  AREAS[permission.slice(0, permission.indexOf('.')) as Subject<Permission>];

export const ALL_PERMISSIONS = Object.keys(PERMISSIONS) as Permission[];

/** What the ready role "Staff" may do: the role of whoever is appointed without naming another. */
export const STAFF_PERMISSIONS: readonly Permission[] = [
  'orders.read',
  'orders.write',
  'orders.refund',
  'reviews.read',
  'reviews.write',
  'labels.print',
  'proposals.read',
  'messages.read',
  'messages.write',
];
