import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { OrderRecord } from '../records';
import { answerWith, show } from '../testing/panel';
import { CustomerPanel } from './customer-panel';

const order = {
  ...{ id: 'o1', customer: { name: 'Ada' }, contact: { email: 'ada@example.com', phone: '' } },
  ...{ shippingAddress: null, delivery: null, addressLines: [], billingAddress: null, billingLines: [] },
} as unknown as OrderRecord;

const shown = (buyerTax: OrderRecord['buyerTax']) => {
  answerWith(() => ({ body: order }));
  show(<CustomerPanel order={{ ...order, buyerTax }} />);
};

describe('the VAT number of an order', () => {
  it('stands with what its register said, which is the proof', () => {
    const register = {
      askedAt: '2026-11-29T10:00:00Z',
      consultation: 'WAPI1',
      name: 'Ada GmbH',
      address: null,
    };
    shown({ vatNumber: 'DE136695976', check: 'confirmed', register });
    expect(screen.getByText('DE136695976 (confirmed by VIES)')).toBeVisible();
    expect(screen.getByText(/^asked on .* · consultation WAPI1 · Ada GmbH$/)).toBeVisible();
  });

  it.each([
    ['offline', 'not checked: its form alone'],
    ['unknown', 'unknown to VIES'],
    ['not_confirmed', 'not confirmed: VIES did not answer'],
    ['accepted', 'accepted by the staff'],
  ] as const)('that is %s says so', (check, words) => {
    shown({ vatNumber: 'DE136695976', check });
    expect(screen.getByText(`DE136695976 (${words})`)).toBeVisible();
    expect(screen.queryByText('Answer of VIES')).toBeNull();
  });
});
