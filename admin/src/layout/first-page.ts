import { useCanAccessResources } from 'react-admin';
import { t } from '../texts';

/** What may be read, with where it is and what it is called, the place to begin at first. */
const PAGES = [
  { resource: 'orders', to: '/orders', name: t('orders') },
  { resource: 'stats', to: '/', name: t('dashboard') },
  { resource: 'products', to: '/products', name: t('products') },
  { resource: 'reviews', to: '/reviews', name: t('reviews') },
  { resource: 'customers', to: '/customers', name: t('customers') },
  { resource: 'invoices', to: '/invoices', name: t('invoices') },
  { resource: 'reports', to: '/reports', name: t('reports') },
  { resource: 'taxes', to: '/tax-report', name: t('tax report') },
  { resource: 'promotions', to: '/promotions', name: t('discounts') },
  { resource: 'credit', to: '/credit', name: t('gift cards') },
  { resource: 'newsletter', to: '/newsletter', name: t('newsletter') },
  { resource: 'settings', to: '/settings', name: t('settings') },
  { resource: 'health', to: '/health', name: t('health of the shop') },
  { resource: 'integrity', to: '/integrity', name: t('integrity of the shop') },
  { resource: 'audit', to: '/audit', name: t('audit log') },
  { resource: 'api-keys', to: '/api-keys', name: t('API keys') },
  { resource: 'connected-apps', to: '/connected-apps', name: t('connected apps') },
  { resource: 'webhooks', to: '/webhooks', name: t('webhooks') },
  { resource: 'roles', to: '/roles', name: t('roles') },
  { resource: 'tax-zones', to: '/tax-zones', name: t('taxes') },
];
const RESOURCES = PAGES.map(({ resource }) => resource);

/** The page that `below` lies below, otherwise the first one that the role opens; none for a role that opens nothing. */
export function useFirstPage(below = '') {
  const { canAccess, isPending } = useCanAccessResources({ action: 'list', resources: RESOURCES });
  const open = PAGES.filter(({ resource }) => canAccess?.[resource]);
  const above = open.find(({ to }) => to !== '/' && below.startsWith(`${to}/`));
  return { page: above ?? open[0], isPending };
}
