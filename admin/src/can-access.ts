import type { Permission, Role } from './records';

export type Access = { role: Role; permissions: readonly Permission[] };

/** What the panel asks for, in the words of the permissions; anything else is called as it is. */
const ACTIONS: Readonly<Record<string, string>> = {
  list: 'read',
  show: 'read',
  create: 'write',
  edit: 'write',
  delete: 'write',
};
/** What leaves the shop with people in it has a permission of its own. */
const OWN_EXPORT = new Set(['orders', 'customers']);
/** API keys are called keys there, and applications that are connected belong to them. Groups of customers belong to the customers. Categories, prices of groups, places, transfers and how things are found belong to the products; where the shop delivers and charges tax, to its settings; jobs to its health; redirects to its pages; security events to the audit log; drafts, earlier orders, returns and withdrawals to the orders. */
const RESOURCES: Readonly<Record<string, string>> = {
  'api-keys': 'keys',
  'connected-apps': 'keys',
  categories: 'products',
  'customer-groups': 'customers',
  discounts: 'coupons',
  promotions: 'coupons',
  'group-prices': 'products',
  'product-fields': 'products',
  'draft-orders': 'orders',
  'earlier-orders': 'orders',
  places: 'products',
  transfers: 'products',
  'purchase-orders': 'purchases',
  identity: 'settings',
  jobs: 'health',
  redirects: 'pages',
  returns: 'orders',
  searches: 'products',
  synonyms: 'products',
  translations: 'products',
  'security-events': 'audit',
  'shipping-zones': 'settings',
  'tax-zones': 'settings',
  withdrawals: 'orders',
};

/**
 * Whether the account may do something, by the table of permissions that the server sent with it. The server enforces
 * the same on every call; here it only decides what is offered. A shopper may do nothing, whatever the table says.
 */
export function canAccess(access: Access | null, action: string, resource: string): boolean {
  if (!access || access.role === 'customer') return false;
  const asked = { resource: RESOURCES[resource] ?? resource, action: actionOn(resource, action) };
  return access.permissions.some((one) => one.resource === asked.resource && one.action === asked.action);
}

function actionOn(resource: string, action: string): string {
  if (action === 'export') return OWN_EXPORT.has(resource) ? 'export' : 'read';
  // whoever groups customers need not be allowed to appoint staff
  if (resource === 'customer-groups' && ACTIONS[action] === 'write') return 'remark';
  return ACTIONS[action] ?? action;
}
