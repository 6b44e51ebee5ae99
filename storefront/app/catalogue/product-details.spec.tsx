import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import type { Variant } from '../platform/api/types';
import { defaultShop } from '../platform/shop-info';
import { lamp } from '../testing/goods';
import { shownOf } from '../testing/shown';
import ProductDetails from './product-details';

const cup = { productId: 'p2', variantId: 'v2', name: 'Cup', options: { Colour: 'Blue' }, quantity: 2 };
const tea = { productId: 'p3', variantId: 'v3', name: 'Tea', options: {}, quantity: 1 };

async function see(parts?: Variant['parts']) {
  const variant = { ...lamp.variants[0]!, ...(parts && { parts }) };
  const selection = { values: {}, variant, missing: undefined };
  const Page = () => <ProductDetails product={shownOf(lamp)} selection={selection} />;
  const loader = () => ({ shop: defaultShop });
  const routes = [{ id: 'root', path: '/', Component: Page, HydrateFallback: () => null, loader }];
  const Stub = createRoutesStub(routes);
  render(<Stub />);
  await screen.findByText('Specifications');
}

describe('the details of a product', () => {
  it('tell what is in a bundle, and lead to what is sold by itself', async () => {
    await see([
      { ...cup, isSold: true },
      { ...tea, isSold: false },
    ]);
    const parts = within((await screen.findByText('What is in it')).closest('details')!).getAllByRole(
      'listitem',
    );
    expect(parts.map(({ textContent }) => textContent)).toEqual(['2 × Cup · Blue', '1 × Tea']);
    expect(screen.getByRole('link', { name: 'Cup · Blue' })).toHaveAttribute(
      'href',
      '/product/cup-p2?variant=v2',
    );
    expect(screen.queryByRole('link', { name: 'Tea' })).toBeNull();
  });

  it('say nothing of parts where there are none', async () => {
    await see();
    expect(screen.queryByText('What is in it')).toBeNull();
  });
});
