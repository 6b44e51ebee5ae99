import type { Page } from '@playwright/test';
import { BROWSER_ARGS, EXECUTABLE } from '../support/browser.js';
import { expect, test } from '../support/journey.js';
import { call, logInByForm, newShopper } from '../support/shopper.js';

const NAMES = ['search_products', 'get_product', 'add_to_cart', 'get_cart', 'get_order_status'];

interface Answer {
  isError?: boolean;
  content: { text: string }[];
  structuredContent?: unknown;
}
interface Listed {
  productId: string;
  name: string;
  price: number;
  url: string;
}
interface InFull extends Listed {
  variants: { variantId: string; inStock: boolean; price: number }[];
}
interface Cart {
  lines: { productId: string; quantity: number; price: number }[];
  pieces: number;
  subtotal: number;
}

const ask = async <T>(page: Page, name: string, input: object = {}): Promise<T> => {
  const { isError, content, structuredContent } = (await page.webmcp.callTool(name, input)) as Answer;
  expect([isError, content[0]?.text]).toEqual([undefined, JSON.stringify(structuredContent)]);
  return structuredContent as T;
};
const refused = async (page: Page, name: string, input: object = {}): Promise<string | undefined> => {
  const { isError, content } = (await page.webmcp.callTool(name, input)) as Answer;
  expect(isError).toBe(true);
  return content[0]?.text;
};
const told = (page: Page) =>
  expect.poll(async () => (await page.webmcp.tools()).map(({ name }) => name).toSorted(), {
    timeout: 30_000,
  });

const adminToken = async (): Promise<string> => {
  const admin = { email: 'admin@example.com', password: 'duka-admin-demo' };
  return (await call<{ token: string }>('POST', '/auth/login', admin)).token;
};

/** An order of the shopper, as the staff takes one by phone. */
async function orderFor(own: string, line: { variantId: string | undefined; quantity: number }) {
  const token = await adminToken();
  const { data: me } = await call<{ data: { _id: string } }>('GET', '/users/me', undefined, own);
  const shippingAddress = {
    ...{ firstName: 'Grace', lastName: 'Wanjiru', street: '1 Kampala Road', city: 'Kampala', country: 'UG' },
  };
  const { variantId, quantity } = line;
  const draft = { customerId: me._id, lines: [{ variantId, quantity }], shippingAddress };
  const { id } = await call<{ id: string }>('POST', '/admin/draft-orders', draft, token);
  const place = `/admin/draft-orders/${id}/place`;
  return (await call<{ orderId: string }>('POST', place, { method: 'cash' }, token)).orderId;
}

/** A browser with WebMCP: Chromium's own list is what is looked at. */
test.use({ launchOptions: { args: [...BROWSER_ARGS, '--enable-features=WebMCP'], ...EXECUTABLE } });

test('every page tells the assistant what it can do, and nothing twice', async ({ page }) => {
  for (const path of ['/', '/shop', '/cart', '/login', '/contact']) {
    await page.goto(path);
    await told(page).toEqual(NAMES.toSorted());
  }
  const tools = await page.webmcp.tools();
  for (const { inputSchema, description } of tools) {
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(description.length).toBeGreaterThan(30);
  }
  const changing = tools.filter(({ annotations }) => !annotations?.readOnly).map(({ name }) => name);
  expect(changing).toEqual(['add_to_cart']);
});

test('it finds a product, puts it into the cart before the person’s eyes, and sees the order', async ({
  page,
}) => {
  const shopper = await newShopper();
  await logInByForm(page, shopper);
  await told(page).toEqual(NAMES.toSorted());
  const found = await ask<{ products: Listed[]; currency: string }>(page, 'search_products', {
    query: 'mug',
    inStock: true,
    limit: 3,
  });
  expect(found.currency).toBe('USD');
  expect(found.products.length).toBeGreaterThan(0);
  const [first] = found.products;
  const product = await ask<InFull>(page, 'get_product', { productId: first?.productId });
  const variant = product.variants.find(({ inStock }) => inStock);
  const choice = { productId: product.productId, variantId: variant?.variantId, quantity: 2 };
  const cart = await ask<Cart>(page, 'add_to_cart', choice);
  expect(cart.lines).toMatchObject([{ productId: product.productId, quantity: 2, price: variant?.price }]);
  await expect(page.getByTestId('cart-count')).toHaveText('2');
  await expect(page.getByRole('dialog', { name: /cart/i })).toBeVisible();
  await page.goto(product.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
  expect(await ask<Cart>(page, 'get_cart')).toEqual(cart);
  expect(await ask(page, 'get_order_status')).toEqual({ orders: [] });
  const orderId = await orderFor(shopper.token, choice);
  const seen = { orderId, status: 'pending', currency: 'USD' };
  expect(await ask(page, 'get_order_status')).toMatchObject({ orders: [seen] });
  expect(await ask(page, 'get_order_status', { orderId })).toMatchObject({ ...seen, parcel: {} });
});

test('what is asked wrongly is told in words, and no order of somebody else is', async ({ page }) => {
  await page.goto('/');
  await told(page).toEqual(NAMES.toSorted());
  expect(await refused(page, 'get_product')).toBe('productId is missing.');
  expect(await refused(page, 'search_products', { limit: 999 })).toBe(
    'limit has to be a whole number from 1 to 20.',
  );
  expect(await refused(page, 'add_to_cart', { productId: 'none' })).toMatch(/\w/);
  expect(await refused(page, 'get_order_status')).toMatch(/log ?in/i);
  const token = await adminToken();
  const [order] = await call<{ id: string }[]>('GET', '/admin/orders?range=[0,0]', undefined, token);
  expect(await refused(page, 'get_order_status', { orderId: order?.id })).toMatch(/\w/);
});

test('a browser without it loads nothing of it', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'modelContext', { value: undefined }),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'told');
  expect(asked.filter((url) => /\/after-/.test(url))).toHaveLength(1);
  expect(asked.filter((url) => /web-tools/.test(url))).toEqual([]);
});
