import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { RecordContextProvider, ResourceContextProvider, SimpleForm } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import type { ProductRecord } from '../records';
import { answerWith, show, type Api } from '../testing/panel';
import { DuplicateButton } from './duplicate-button';
import { PriceHistory } from './price-history';
import { ProductEdit } from './product-edit';
import { StockHistory } from './stock-history';
import { VariantsGrid } from './variants-grid';

/** A whole page of inputs takes a slow machine its time. */
const TIMEOUT_MS = 60_000;

const variant = (size: string, stock: number, held: number) => ({
  ...{
    id: `v${size}`,
    sku: `RAIN-${size}`,
    options: { Size: size },
    price: 60,
    stock,
    stockSeen: stock,
    held,
  },
});
const product = {
  ...{ id: 'p1', name: 'Rain Jacket', description: 'Dry.', category: 'jackets', price: 60 },
  categories: ['jackets', 'outdoor'],
  ...{ discount: 0, stock: 12, status: 'active', isFeatured: true, image: '/media/a', version: 3 },
  ...{ taxCategory: 'standard', isShipped: true, lowStockFrom: null },
  images: [{ url: '/media/a', alt: 'A jacket', optionValue: null, focus: { x: 50, y: 50 } }],
  options: [{ name: 'Size', values: ['S', 'M'].map((value) => ({ value, swatch: null })) }],
  variants: [variant('S', 5, 0), variant('M', 7, 1)],
} as unknown as ProductRecord;

const when = '2026-11-20T10:00:00Z';
const moved = { sku: 'RAIN-S', reason: '', orderId: null, place: null, changedBy: null, changedAt: when };
const book = [
  { ...moved, id: 'm1', change: 4, kind: 'adjust', reason: 'Counted anew', changedBy: 'Ann' },
  { ...moved, id: 'm2', change: -2, kind: 'sale', orderId: '0194225c-68d9-7365-a6bc-964daf6def1c' },
  { ...moved, id: 'm3', change: 3, kind: 'opening' },
];
const prices = product.variants.map(({ id, sku }) => ({
  ...{ id: `c${id}`, variantId: id, sku, price: 60, discount: 0, changedBy: 'Ann', changedAt: when },
}));

const costs = {
  currency: 'USD',
  variants: product.variants.map(({ id, sku, options, price }, at) => ({
    ...{ variantId: id, sku, options, price, cost: at === 0 ? 45 : null },
  })),
};

const displayCurrencies = ['JPY', 'KWD', 'EUR'].map((code) => ({ code, isPayable: code !== 'EUR' }));

const shop: Api = ({ method, path, body }) => {
  if (path === '/api/v1/shop') return { body: { data: { displayCurrencies } } };
  if (method === 'POST') return { body: { ...(body as object), id: 'p2' } };
  if (method === 'PUT') return { body: { ...product, ...(body as object), stockReason: undefined } };
  if (path.endsWith('/stock-movements')) return { body: book };
  if (path.endsWith('/arrivals')) return { body: [] };
  if (path.endsWith('/price-changes')) return { body: prices };
  if (path.endsWith('/costs')) return { body: costs };
  if (path.endsWith('/group-prices')) return { body: { currency: 'USD', variants: [], prices: [] } };
  if (path.endsWith('/bundles')) return { body: { variants: [] } };
  if (path.endsWith('/files')) return { body: { variants: [] } };
  if (path.endsWith('/places')) return { body: { places: [], variants: [] } };
  return path.includes('/categories') ? { body: { data: [] } } : { body: product };
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const retype = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const PAGE = (
  <ResourceContextProvider value="products">
    <Routes>
      <Route path="/products/:id" element={<ProductEdit />} />
    </Routes>
  </ResourceContextProvider>
);

describe("a product's page", () => {
  const open = async () => {
    const sent = answerWith(shop);
    show(PAGE, '/products/p1');
    await screen.findByDisplayValue('Rain Jacket');
    return sent;
  };
  const savable = () => waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());

  it(
    'says what is wrong with each value, and sends nothing',
    async () => {
      const sent = await open();
      expect(screen.getByRole('link', { name: 'View in the shop' })).toHaveAttribute('href', '/product/p1');
      retype(/^Name/, '');
      retype('Discount (%)', '100');
      retype('Price of S', '0');
      retype('Stock of M', '-3');
      await savable();
      press('Save');
      for (const sentence of [
        'Product name is required',
        'Discount must be at least 0 and below 100 percent',
        'Price must be a positive number',
        'Stock must be a whole number, 0 or more',
      ])
        expect(await screen.findByText(sentence)).toBeVisible();
      expect(sent.filter(({ method }) => method === 'PUT')).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'sends the stock with its reason, over the version that was read',
    async () => {
      const sent = await open();
      expect(screen.getByText('outdoor')).toBeVisible();
      expect(screen.queryByText('jackets')).not.toBeInTheDocument();
      retype('Stock of M', '9');
      retype('Reason, when stock changes', 'Delivery');
      await savable();
      press('Save');
      await waitFor(() => expect(sent.map(({ method }) => method)).toContain('PUT'));
      const put = sent.find(({ method }) => method === 'PUT');
      expect(put?.headers.get('If-Match')).toBe('"3"');
      const variants = [{ stock: 5 }, { stock: 9, stockSeen: 7 }];
      const others = { category: 'jackets', categories: ['outdoor'] };
      expect(put?.body).toMatchObject({ stockReason: 'Delivery', variants, ...others });
      expect(await screen.findByText('Saved')).toBeVisible();
    },
    TIMEOUT_MS,
  );
});

describe('the books of a product', () => {
  it('say why the stock changed', async () => {
    answerWith(shop);
    show(<StockHistory product={product} />);
    const lines = within(await screen.findByRole('list', { name: 'Stock changes' })).getAllByRole('listitem');
    expect(lines[0]).toHaveTextContent(/Counted anew.*RAIN-S.*Ann.*\+4/);
    expect(lines[1]).toHaveTextContent(/Sold in #AF6DEF1C.*−2/);
    expect(lines[2]).toHaveTextContent(/Opening stock.*RAIN-S.*\+3/);
    const link = within(lines[1]!).getByRole('link');
    expect(link).toHaveAttribute('href', '/orders/0194225c-68d9-7365-a6bc-964daf6def1c/show');
  });

  it('say what it has cost, once for the variants that changed together', async () => {
    answerWith(shop);
    show(<PriceHistory product={product} />);
    const steps = within(await screen.findByRole('list', { name: 'Price changes' })).getAllByRole('listitem');
    expect(steps).toHaveLength(1);
    expect(steps[0]).toHaveTextContent(/2 variants.*Ann.*\$60\.00/);
  });
});

describe('a duplicate', () => {
  const copied = (api: Api) => {
    const sent = answerWith(api);
    const button = (
      <RecordContextProvider value={product}>
        <DuplicateButton />
      </RecordContextProvider>
    );
    const pages = (
      <Routes>
        <Route path="/" element={button} />
        <Route path="/products/p2" element={<p>The copy</p>} />
      </Routes>
    );
    show(<ResourceContextProvider value="products">{pages}</ResourceContextProvider>);
    press('Duplicate');
    return sent;
  };

  it('has nothing in stock, is not on sale, and is opened', async () => {
    const sent = copied(shop);
    expect(await screen.findByText('The copy')).toBeVisible();
    const [made, ...more] = sent.filter(({ method }) => method !== 'GET');
    expect(made?.body).toMatchObject({
      name: 'Copy of Rain Jacket',
      status: 'draft',
      variants: [
        { options: { Size: 'S' }, price: 60, stock: 0 },
        { options: { Size: 'M' }, price: 60, stock: 0 },
      ],
    });
    expect(made?.body).not.toHaveProperty('isFeatured');
    expect(JSON.stringify(made?.body)).not.toContain('sku');
    expect(more).toEqual([]);
  });

  it('says why it could not be made', async () => {
    copied(() => ({ status: 422, body: { detail: 'A product with this name exists' } }));
    expect(await screen.findByText('A product with this name exists')).toBeVisible();
  });
});

describe('the variants of a product', () => {
  const matchMedia = globalThis.matchMedia;
  afterEach(() => {
    globalThis.matchMedia = matchMedia;
  });
  const grid = () => {
    answerWith(shop);
    show(
      <SimpleForm record={product} toolbar={false}>
        <VariantsGrid />
      </SimpleForm>,
    );
  };

  it('stand side by side', () => {
    grid();
    expect(within(screen.getByRole('table', { name: 'Variants' })).getAllByRole('row')).toHaveLength(3);
  });

  it('have their weight and size in a second line, where they would be cut off', () => {
    globalThis.matchMedia = (media) => ({ ...matchMedia(media), matches: media.includes('1849') });
    grid();
    expect(within(screen.getByRole('table', { name: 'Variants' })).getAllByRole('row')).toHaveLength(5);
    expect(screen.getByLabelText('Weight in grams of M')).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Weight (g)' })).toBeNull();
  });

  it('stand one below the other on a phone', () => {
    globalThis.matchMedia = (media) => ({ ...matchMedia(media), matches: media.includes('max-width') });
    grid();
    const cards = within(screen.getByRole('list', { name: 'Variants' })).getAllByRole('listitem');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['S', 'M']);
    expect(within(cards[1]!).getByLabelText('Stock of M')).toHaveValue(7);
    expect(cards[1]).toHaveTextContent('1 held');
    expect(screen.queryByRole('table')).toBeNull();
  });
});
