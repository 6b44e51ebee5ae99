import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { type ShopInfo, defaultShop } from '../platform/shop-info';
import { lamp as stored } from '../testing/goods';
import { shownOf } from '../testing/shown';
import { ProductSummary } from './product-summary';

const lamp = shownOf(stored);

async function see(shop: Partial<ShopInfo>, product = lamp) {
  const selection = { values: {}, variant: undefined, missing: undefined };
  const Page = () => (
    <ProductSummary
      product={product}
      selection={selection}
      asked={false}
      heart={null}
      buyBox={<button type="button">Add to Cart</button>}
    />
  );
  const loader = () => ({ shop: { ...defaultShop, ...shop } });
  const Stub = createRoutesStub([
    { id: 'root', path: '/', Component: Page, HydrateFallback: () => null, loader },
  ]);
  render(<Stub />);
  const price = await screen.findByText('$12.50');
  const button = screen.getByRole('button', { name: 'Add to Cart' });
  /** Between the price and the button. */
  return (text: string) => {
    const promise = screen.getByText(text);
    expect(price.compareDocumentPosition(promise) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(promise.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  };
}

const deliveryEstimate = { from: '2026-11-24T00:00:00.000Z', to: '2026-11-26T00:00:00.000Z' };
const free = { text: 'Free delivery', over: '', isAlwaysFree: true, freeFrom: null };

describe('beside the price, before the button', () => {
  it('stand the days of arrival and how long goods may be sent back', async () => {
    const mustSay = await see({ returnDays: 14 }, { ...lamp, deliveryEstimate });
    mustSay('Arrives Tue, Nov 24 – Thu, Nov 26');
    mustSay('14-day returns');
    expect(screen.queryByText(/Free delivery/)).toBeNull();
  });

  it('stands that delivery is free where it always is', async () => {
    const mustSay = await see({ delivery: free }, { ...lamp, deliveryEstimate });
    mustSay('Free delivery.');
  });

  it('stands that it is downloaded, and of what is not sent neither a day nor that it comes back', async () => {
    const variants = [{ ...lamp.variants[0]!, isDownload: true }];
    const mustSay = await see({}, { ...lamp, variants, isShipped: false, deliveryEstimate: null });
    mustSay('Download, by links that come by email once it is paid');
    for (const promise of [/Arrives/, /30-day returns/]) expect(screen.queryByText(promise)).toBeNull();
  });

  it('stands no promise of delivery for what is sold out', async () => {
    const soldOut = { ...lamp, deliveryEstimate, inStock: false, stock: 0 };
    const variants = [{ ...lamp.variants[0]!, inStock: false, stock: 0 }];
    const mustSay = await see({ delivery: free }, { ...soldOut, variants });
    mustSay('Sold out');
    for (const promise of ['Free delivery.', /Arrives/, /expected days above/])
      expect(screen.queryByText(promise)).toBeNull();
  });

  it.each([[{ isSize: true }], [{}]])('stands how sizes fit where %j marks an option', async (mark) => {
    const options = [{ name: 'Taille', values: [{ value: 'M', swatch: null }], ...mark }];
    await see({}, { ...lamp, options, fit: { small: 3, right: 0, large: 0 } });
    await screen.findByRole('group', { name: 'Taille' });
    expect(screen.queryAllByText('3 of 3 say: runs small')).toHaveLength('isSize' in mark ? 1 : 0);
  });

  it('stands no day where the shop has none to promise', async () => {
    const mustSay = await see({}, { ...lamp, deliveryEstimate: null });
    mustSay('30-day returns');
    expect(screen.queryByText(/Arrives/)).toBeNull();
  });
});
