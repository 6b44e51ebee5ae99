import { expect, type Page } from '@playwright/test';

const shopUrl = () => process.env['DUKA_URL'] ?? 'http://localhost:3000';
let last = 0;
let logins = 0;

interface Login {
  email: string;
  password: string;
}

/** What the storefront keeps of whoever is logged in. */
interface Session {
  token: string;
}

export interface Shopper extends Login {
  name: string;
  token: string;
  session: Session;
}

/** Calls the shop's API from outside the browser. */
export async function call<T>(method: string, path: string, body?: unknown, token = ''): Promise<T> {
  const answer = await fetch(`${shopUrl()}/api/v1${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A shopper whom nobody has seen before. */
export async function newShopper(): Promise<Shopper> {
  last += 1;
  const email = `journey-${Date.now()}-${last}@example.com`;
  const [name, password] = ['Grace Wanjiru', 'saffron kettle 42'];
  await call('POST', '/auth/register', { name, email, phone: '+254 700 000 001', password });
  const session = await call<Session>('POST', '/auth/login', { email, password });
  return { name, email, password, token: session.token, session };
}

/** Logs in through the form; comes to rest on the home page. */
export async function logInByForm(page: Page, who: Login): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

/**
 * Gives the page a session, once, where the storefront keeps it: the one that a shopper has, else a fresh one. Goes on to
 * `next`, if told.
 */
export async function logIn(page: Page, who: Login & Partial<Shopper>, next?: string): Promise<string> {
  const { email, password } = who;
  const session = who.session ?? (await call<Session>('POST', '/auth/login', { email, password }));
  logins += 1;
  await page.addInitScript(
    ([kept, number]) => {
      if (Number(window.sessionStorage.getItem('session-given')) >= number) return;
      window.sessionStorage.setItem('session-given', String(number));
      window.localStorage.setItem('token', kept.token);
      window.localStorage.setItem('userInfo', JSON.stringify(kept));
    },
    [session, logins] as const,
  );
  if (next) await page.goto(next);
  return session.token;
}

interface Sold {
  _id: string;
  name: string;
  price: number;
  variants: { _id: string; price: number; inStock: boolean; stock: number | null }[];
}

/** Puts pieces of products that are in stock into the shopper's cart, and answers what is in it. */
export async function fillCart(token: string, quantities: readonly number[]): Promise<Sold[]> {
  const { data } = await call<{ data: Sold[] }>('GET', '/products?limit=40&sort=newest&inStock=true');
  const sold: Sold[] = [];
  for (const card of data) {
    if (sold.length === quantities.length) break;
    const product = (await call<{ data: Sold }>('GET', `/products/${card._id}`)).data;
    const quantity = quantities[sold.length] ?? 1;
    const variant = product.variants.find((one) => one.inStock && (one.stock ?? 99) > quantity + 5);
    if (!variant) continue;
    await call('POST', '/carts', { productId: product._id, variantId: variant._id, quantity }, token);
    sold.push({ ...product, price: variant.price });
  }
  return sold;
}

/** Fills in where to send the order. */
export async function fillShipping(page: Page): Promise<void> {
  await page.getByLabel('Country').selectOption('United States');
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Wanjiru');
  await page.getByLabel('Address (required)').fill('7 Acacia Avenue');
  await page.getByLabel('City').fill('Springfield');
  await page.getByLabel('State').fill('Illinois');
  await page.getByLabel('ZIP code').fill('62704');
}

/** From the cart to the payment tab. */
export async function toPayment(page: Page): Promise<void> {
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await fillShipping(page);
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
}

/** Types a card into the provider's page and pays. */
export async function payOnProviderPage(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel(/expiry date/i).fill('12/34');
  await page.getByLabel(/security code/i).fill('123');
  await page.getByRole('button', { name: /^Pay / }).click();
}

/** Chooses what to pay in where the storefront offers it, once it does; the browser keeps the choice. */
export async function payIn(page: Page, currency: string, path: string): Promise<void> {
  const offered = async () => (await page.request.get(path)).text();
  await expect.poll(offered).toContain(`value="${currency}"`);
  await page.goto(path);
  await page.getByRole('combobox', { name: 'Prices in' }).selectOption(currency);
}
