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

const logIn = async (who: { email: string; password: string }) =>
  (await call<{ token: string }>('POST', '/auth/login', who)).token;

/** Looks up what the screens need and puts a product into the demo shopper's cart. */
export async function allScreens(): Promise<Screens> {
  const shopper = await logIn(demoLogins.shopper);
  const admin = await logIn(demoLogins.admin);
  await fillCart(shopper, [1]);
  const { data: products } = await call<{ data: Listed[] }>(
    'GET',
    '/products?limit=1&sort=rating&inStock=true',
  );
  const { data: orders } = await call<{ data: Listed[] }>('GET', '/orders/all', undefined, shopper);
  const orderIn = (status: string) => orders.find((order) => order.status === status)?._id ?? '';
  const newest = async (what: string) =>
    (await call<Kept[]>('GET', `/admin/${what}?range=[0,0]`, undefined, admin))[0]?.id ?? '';
  return {
    forEverybody: [
      ...['/', '/shop', '/shop?sort=price-asc&stock=1', '/products', '/category/Electronics'],
      ...[`/product/${products[0]?._id}`, '/login', '/signup', '/forgot-password', '/reset-password/x'],
      ...['/terms', '/privacy', '/contact', '/newsletter', '/no-such-page'],
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
      ...['', '/products', '/products/create', `/products/${await newest('products')}`, '/categories'],
      ...[
        '/orders',
        `/orders/${await newest('orders')}/show`,
        '/customers',
        `/customers/${await newest('customers')}/show`,
      ],
      ...[
        '/returns',
        `/returns/${await newest('returns')}/show`,
        '/invoices',
        '/coupons',
        '/coupons/create',
        '/reviews',
        '/newsletter',
        '/audit',
        '/health',
        '/jobs',
      ],
      '/integrity',
      ...['/settings'],
    ].map((path) => `/admin${path}`),
  };
}
