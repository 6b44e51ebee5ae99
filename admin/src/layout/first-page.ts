import { useCanAccessResources } from 'react-admin';

/** What may be read, with where it is and what it is called, the place to begin at first. */
const PAGES = [
  { resource: 'orders', to: '/orders', name: 'orders' },
  { resource: 'stats', to: '/', name: 'dashboard' },
  { resource: 'products', to: '/products', name: 'products' },
  { resource: 'reviews', to: '/reviews', name: 'reviews' },
  { resource: 'customers', to: '/customers', name: 'customers' },
  { resource: 'invoices', to: '/invoices', name: 'invoices' },
  { resource: 'reports', to: '/reports', name: 'reports' },
  { resource: 'taxes', to: '/tax-report', name: 'tax report' },
  { resource: 'coupons', to: '/coupons', name: 'coupons' },
  { resource: 'credit', to: '/credit', name: 'gift cards' },
  { resource: 'newsletter', to: '/newsletter', name: 'newsletter' },
  { resource: 'health', to: '/health', name: 'health of the shop' },
  { resource: 'integrity', to: '/integrity', name: 'integrity of the shop' },
  { resource: 'audit', to: '/audit', name: 'audit log' },
  { resource: 'api-keys', to: '/api-keys', name: 'API keys' },
  { resource: 'connected-apps', to: '/connected-apps', name: 'connected apps' },
  { resource: 'webhooks', to: '/webhooks', name: 'webhooks' },
  { resource: 'roles', to: '/roles', name: 'roles' },
  { resource: 'tax-zones', to: '/tax-zones', name: 'taxes' },
];
const RESOURCES = PAGES.map(({ resource }) => resource);

/** The first page that the role opens; none for a role that opens nothing. */
export function useFirstPage() {
  const { canAccess, isPending } = useCanAccessResources({ action: 'list', resources: RESOURCES });
  return { page: PAGES.find(({ resource }) => canAccess?.[resource]), isPending };
}
