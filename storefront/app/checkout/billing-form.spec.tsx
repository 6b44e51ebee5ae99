import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { endSession } from '../platform/session/session';
import { openShop, press, reads, visit } from '../testing/shop';

afterEach(() => {
  endSession();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

const other = () => screen.getByRole('checkbox', { name: 'Bill to another address' });
const form = () => {
  const found = other().closest('form');
  if (!found) throw new Error('no form');
  return within(found);
};

function typeBilling(): void {
  fireEvent.click(other());
  fireEvent.change(form().getByLabelText(/Country/), { target: { value: 'Germany' } });
  const typed = { 'First name': 'Max', Company: 'Acme GmbH', Address: 'Quai 1', City: 'Berlin' };
  for (const [label, value] of Object.entries({ ...typed, Postcode: '10115' }))
    fireEvent.change(form().getByLabelText(new RegExp(`^${label}`)), { target: { value } });
}

/** What the last purchase said. */
async function bought(): Promise<{ method?: string; billingAddress?: object; eInvoice?: object }> {
  const calls = jest.mocked(fetch).mock.calls.map(([input]) => input);
  const purchase = calls
    .filter((input) => input instanceof Request)
    .findLast(({ method, url }) => method === 'POST' && url.endsWith('/payments'));
  if (!purchase) throw new Error('nothing was bought');
  return (await purchase.clone().json()) as object;
}

async function buy(): Promise<void> {
  await press('Continue to Payment');
  await reads('Payment method');
  fireEvent.click(screen.getByRole('radio', { name: /Cash on Delivery/ }));
  await press(/^Complete Order/);
}

describe('a bill to another address', () => {
  it('is not asked for, and not sent, unless somebody wants it', async () => {
    openShop({ beginPayment: 'hangs' });
    await visit('/checkout');
    expect(other()).not.toBeChecked();
    expect(screen.queryByText('Billing address')).toBeNull();
    await buy();
    const purchase = await bought();
    expect(purchase.method).toBe('cash');
    expect(purchase).not.toHaveProperty('billingAddress');
    expect(purchase).not.toHaveProperty('eInvoice');
  });

  it('has where its e-invoices go, checked at the field, and what it wants named on them', async () => {
    openShop({ beginPayment: 'hangs' });
    await visit('/checkout');
    expect(screen.queryByLabelText(/^Peppol address/)).toBeNull();
    typeBilling();
    const address = await screen.findByLabelText(/^Peppol address/);
    fireEvent.change(address, { target: { value: '991-12345-67' } });
    await press('Continue to Payment');
    await reads('A Peppol address has four digits, a colon and a number');
    expect(address).toHaveFocus();
    fireEvent.change(address, { target: { value: ' 0204:991-12345-67 ' } });
    fireEvent.change(screen.getByLabelText(/^Your reference/), { target: { value: 'KST 7' } });
    await press('Continue to Payment');
    await reads('Bill to', '0204:991-12345-67', 'KST 7');
    fireEvent.click(screen.getByRole('radio', { name: /Cash on Delivery/ }));
    await press(/^Complete Order/);
    expect((await bought()).eInvoice).toEqual({
      participant: '0204:991-12345-67',
      buyerReference: 'KST 7',
    });
  });

  it('is asked for in full, stands in the review, outlives a reload and is sent', async () => {
    openShop({ beginPayment: 'hangs' });
    await visit('/checkout');
    fireEvent.click(other());
    await press('Continue to Payment');
    expect(form().getByLabelText(/^First name/)).toHaveFocus();
    fireEvent.click(other());
    typeBilling();
    expect(form().getByLabelText(/^Address/)).toHaveAttribute('autocomplete', 'billing address-line1');
    await press('Continue to Payment');
    await reads('Bill to', 'Max', 'Acme GmbH, Quai 1, 10115 Berlin, Germany');
    cleanup();
    await visit('/checkout');
    await reads('Bill to', 'Acme GmbH');
    fireEvent.click(screen.getByRole('radio', { name: /Cash on Delivery/ }));
    await press(/^Complete Order/);
    expect((await bought()).billingAddress).toEqual({
      ...{ firstName: 'Max', lastName: '', company: 'Acme GmbH', street: 'Quai 1' },
      ...{ city: 'Berlin', state: '', zipCode: '10115', country: 'DE' },
    });
  });
});
