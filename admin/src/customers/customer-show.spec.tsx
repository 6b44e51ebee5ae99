import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { answerWith, show, type Answer } from '../testing/panel';
import { CustomerShow } from './customer-show';

const ann = { id: 'c1', name: 'Ann', email: 'ann@example.com', role: 'customer', orders: 1, spent: 20 };
const order = { id: 'o1', number: 'AF6D', status: 'pending', totalAmount: 18, currency: 'EUR' };

const open = (orders: Answer) => {
  const sent = answerWith(({ path }) => (path.startsWith('/orders') ? orders : { body: ann }));
  const page = (
    <ResourceContextProvider value="customers">
      <Routes>
        <Route path="/customers/:id/show" element={<CustomerShow />} />
      </Routes>
    </ResourceContextProvider>
  );
  show(page, '/customers/c1/show');
  return sent;
};

describe('the orders of a customer', () => {
  const matchMedia = globalThis.matchMedia;
  afterEach(() => {
    globalThis.matchMedia = matchMedia;
  });

  it.each(['a desk', 'a phone'])('are shown in the currency that they were paid in, on %s', async (where) => {
    const isPhone = where === 'a phone';
    globalThis.matchMedia = (media) => ({
      ...matchMedia(media),
      matches: isPhone && media.includes('max-width'),
    });
    open({ body: [order] });
    expect(await screen.findByText('#AF6D')).toBeVisible();
    expect(screen.getByText('€18.00')).toBeVisible();
  });
});
