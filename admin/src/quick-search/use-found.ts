import { useCanAccess, useGetList, type RaRecord } from 'react-admin';
import { date, money } from '../layout/format';
import { pagesFor, type PanelPage } from './panel-pages';
import { useAllowed } from './use-allowed';
import type { CustomerRecord, OrderSummary, ProductRecord } from '../records';
import { t } from '../texts';

/** One record that the search found, and its page. */
export interface Found {
  id: string;
  text: string;
  more: string;
  to: string;
}
/** What was found among one kind of records. */
export interface FoundGroup {
  title: string;
  items: Found[];
}

const MOST = 5;

/** Asks a list the way its page does; whoever may not open the page asks nothing. */
function useFoundIn<T extends RaRecord>(resource: string, q: string) {
  const { canAccess } = useCanAccess({ resource, action: 'list' });
  const params = {
    filter: { q },
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'createdAt', order: 'DESC' as const },
  };
  const { data, isFetching, error } = useGetList<T>(resource, params, {
    enabled: canAccess === true && q !== '',
  });
  return { records: q === '' ? [] : (data ?? []), isFetching, error };
}

/** Pages of the panel that the words name, those alone that the role may open. */
const usePagesFor = (q: string): readonly PanelPage[] => useAllowed(pagesFor(q));

/** Orders, products, customers and pages that the words find, those alone that the role may read. */
export function useFound(q: string): { groups: FoundGroup[]; isFetching: boolean; failed: boolean } {
  const orders = useFoundIn<OrderSummary>('orders', q);
  const products = useFoundIn<ProductRecord & RaRecord>('products', q);
  const customers = useFoundIn<CustomerRecord>('customers', q);
  const pages = usePagesFor(q);
  const groups = [
    {
      title: t('Orders'),
      items: orders.records.map((order) => ({
        id: order.id,
        text: `#${order.number}`,
        more: [order.customer?.name, money(order.totalAmount, order.currency), date(order.createdAt)]
          .filter(Boolean)
          .join(' · '),
        to: `/orders/${order.id}/show`,
      })),
    },
    {
      title: t('Products'),
      items: products.records.map((product) => ({
        id: product.id,
        text: product.name,
        more: `${product.category} · ${money(product.price)}`,
        to: `/products/${product.id}`,
      })),
    },
    {
      title: t('Customers'),
      items: customers.records.map((customer) => ({
        id: customer.id,
        text: customer.name,
        more: customer.email,
        to: `/customers/${customer.id}/show`,
      })),
    },
    {
      title: t('Pages'),
      items: pages.slice(0, MOST).map(({ to, text }) => ({ id: `page${to}`, text, more: '', to })),
    },
  ];
  const asked = [orders, products, customers];
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    isFetching: asked.some((one) => one.isFetching),
    failed: asked.some((one) => one.error),
  };
}
