import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { OrderRecord } from '../records';
import { answerWith, show } from '../testing/panel';
import { LinesPanel } from './lines-panel';

const receipt = { lines: [], adjustments: [], taxes: [], currency: 'EUR', reverseCharge: true };
const order = { id: 'o1', products: [], refunds: [], subtotal: 20, currency: 'EUR', totalAmount: 20 };

describe('the items of an order', () => {
  it.each([
    [false, 'Reverse charge: the buyer owes it'],
    [true, 'Intra-Community supply, exempt from VAT (Article 138 of Directive 2006/112/EC)'],
  ])('say why a business pays no tax, within the EU: %s', (intraCommunity, why) => {
    answerWith(() => undefined);
    show(
      <LinesPanel order={{ ...order, receipt: { ...receipt, intraCommunity } } as unknown as OrderRecord} />,
    );
    expect(screen.getByText(why)).toBeVisible();
  });
});
