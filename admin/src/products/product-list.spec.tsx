import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider, type AuthProvider } from 'react-admin';
import type { ProductRecord } from '../records';
import { answerWith, show, whoMay, type Api } from '../testing/panel';
import { ProductList } from './product-list';

const tee = {
  ...{ id: 'p1', name: 'Tee', category: 'T-shirts', categories: ['T-shirts'], price: 20, stock: 3 },
  ...{
    status: 'active',
    isFeatured: false,
    lowStock: false,
    image: null,
    images: [],
    createdAt: '2026-11-20',
  },
} as unknown as ProductRecord;
const bag = { ...tee, id: 'p2', name: 'Bag', status: 'archived' };
const cap = { ...tee, id: 'p3', name: 'Cap', status: 'draft', publishAt: '2026-12-01T08:00:00.000Z' };
const categories = [
  { id: 't-shirts', name: 'T-shirts', count: 2 },
  { id: 'bags', name: 'Bags', count: 0 },
];
const shop: Api = ({ path }) => {
  if (path.startsWith('/product-fields')) return { body: [] };
  return { body: path.startsWith('/categories') ? categories : [tee, bag, cap] };
};

const open = (filter: object, who?: AuthProvider) => {
  const sent = answerWith(shop);
  show(
    <ResourceContextProvider value="products">
      <ProductList />
    </ResourceContextProvider>,
    `/?${new URLSearchParams({ filter: JSON.stringify(filter) })}`,
    who,
  );
  return sent;
};

describe('the list of products', () => {
  it('marks what is not on sale', async () => {
    open({});
    const row = async (name: string) => (await screen.findByText(name)).closest('tr')!;
    expect(within(await row('Bag')).getByText('Archived')).toBeVisible();
    expect(within(await row('Tee')).queryByText('Archived')).toBeNull();
    expect(within(await row('Cap')).getByText(/^On sale from Dec 1, 2026/)).toBeVisible();
  });

  it('is narrowed to what is on sale or archived with one choice', async () => {
    const sent = open({});
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Status' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Archived' }));
    await waitFor(() => expect(decodeURIComponent(sent.at(-1)!.path)).toContain('"status":"archived"'));
  });

  it('names the category that makes it short, which can be cleared', async () => {
    const sent = open({ category: 't-shirts' });
    expect(await screen.findByRole('combobox', { name: 'Category' })).toHaveTextContent('T-shirts');
    fireEvent.click(screen.getByRole('button', { name: 'Remove this filter' }));
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Category' })).toBeNull());
    const asked = sent.filter(({ path }) => path.startsWith('/products'));
    expect(decodeURIComponent(asked.at(-1)!.path)).not.toContain('t-shirts');
  });
});

describe('the list of products for who may only read it', () => {
  const matchMedia = globalThis.matchMedia;
  afterEach(() => {
    globalThis.matchMedia = matchMedia;
  });

  it.each(['a desk', 'a phone'])('says what is featured, and offers no change, on %s', async (where) => {
    globalThis.matchMedia = (media) => ({ ...matchMedia(media), matches: where === 'a phone' });
    open({}, whoMay('products.read'));
    expect(await screen.findByText('Tee')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Featured: Tee' })).toBeDisabled();
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  });
});
