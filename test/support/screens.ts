import { call, fillCart } from './shopper.js';
import { demoLogins } from './admin.js';

interface Listed {
  _id: string;
  status: string;
}
interface Kept {
  id: string;
}

/** Addresses of all screens, with a real product, order and customer of the demo shop in them. */
export interface Screens {
  forEverybody: readonly string[];
  forShoppers: readonly string[];
  forAdmins: readonly string[];
}

/** The panel's records: what has a list, what can be made and edited, what is only shown. */
const EDITED = ['products', 'categories', 'coupons', 'roles', 'shipping-zones', 'tax-zones', 'synonyms'];
const SHOWN = ['customers', 'returns'];
const MADE = [...EDITED, 'customers'];
const LISTS = [
  ...[...EDITED, ...SHOWN, 'orders', 'invoices', 'reviews', 'newsletter'],
  ...['searches', 'jobs', 'audit'],
];
const ORDER_STATES = ['processing', 'shipped', 'delivered', 'cancelled'];

const logIn = async (who: { email: string; password: string }) =>
  (await call<{ token: string }>('POST', '/auth/login', who)).token;

/** Looks up what the screens need; the demo shopper's cart holds one piece then, however often it is called. */
export async function allScreens(): Promise<Screens> {
  const shopper = await logIn(demoLogins.shopper);
  const admin = await logIn(demoLogins.admin);
  await call('DELETE', '/carts', undefined, shopper);
  await fillCart(shopper, [1]);
  const { data: products } = await call<{ data: Listed[] }>(
    'GET',
    '/products?limit=1&sort=rating&inStock=true',
  );
  const { data: shoes } = await call<{ data: Listed[] }>('GET', '/products/category/shoes?inStock=true');
  const { data: orders } = await call<{ data: Listed[] }>('GET', '/orders/all', undefined, shopper);
  const orderIn = (status: string) => orders.find((order) => order.status === status)?._id ?? '';
  const newest = async (what: string) =>
    (await call<Kept[]>('GET', `/admin/${what}?range=[0,0]`, undefined, admin))[0]?.id ?? '';
  const everyNewest = (all: readonly string[]) =>
    Promise.all(all.map(async (what) => `/${what}/${await newest(what)}`));
  return {
    forEverybody: [
      ...['/', '/shop', '/shop?sort=price-asc&stock=1', '/products', '/category/Electronics'],
      ...['/category/shoes', `/product/${products[0]?._id}`, `/product/${shoes[0]?._id}`],
      ...[
        '/login',
        '/signup',
        '/forgot-password',
        '/reset-password/x',
        '/confirm-email?token=x',
        '/downloads/x',
      ],
      ...[
        '/terms',
        '/privacy',
        '/contact',
        '/faq',
        '/shipping',
        '/returns',
        '/size-guide',
        '/about',
        '/no-such-page',
      ],
      ...['/newsletter', '/newsletter/confirm?token=x', '/newsletter/unsubscribe?token=x'],
      ...['/cart/reminder?token=x', '/cart/restore#x'],
    ],
    forShoppers: [
      ...['/cart', '/favorites', '/checkout', '/payment-success', '/profile', '/profile/edit'],
      ...[
        '/profile/orders',
        '/orders',
        `/orders/${orderIn('processing')}`,
        `/orders/${orderIn('cancelled')}`,
      ],
      ...[`/orders/${orderIn('delivered')}`, `/orders/${orderIn('delivered')}/return`],
      ...[`/feedback/${orderIn('delivered')}`, '/settings'],
    ],
    forAdmins: [
      ...['', '/featured', '/reports/products', '/tax-report', '/health', '/integrity', '/no-such-page'],
      ...['', '/currencies', '/payments', '/checkout'].map((tab) => `/settings${tab}`),
      ...LISTS.map((what) => `/${what}`),
      ...MADE.map((what) => `/${what}/create`),
      ...(await everyNewest(EDITED)),
      ...(await everyNewest(SHOWN)).map((path) => `${path}/show`),
      ...ORDER_STATES.map((status) => `/orders/${orderIn(status)}/show`),
    ].map((path) => `/admin${path}`),
  };
}
