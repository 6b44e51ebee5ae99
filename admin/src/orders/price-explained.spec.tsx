import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { OrderRecord } from '../records';
import { answerWith, show } from '../testing/panel';
import { PriceExplained } from './price-explained';

const tax = { kind: 'tax', id: '01990000-0000-7000-8000-00000000007a', version: 7 };
const data = {
  lines: [
    {
      ...{ variantId: 'v1', name: 'Lamp', quantity: 2, total: 23.8 },
      steps: [
        { kind: 'list', label: 'List price', amount: 20, rule: null },
        { kind: 'tax', label: 'VAT 19%', amount: 3.8, rule: tax },
      ],
    },
  ],
  steps: [{ kind: 'contained', label: 'VAT 19%', amount: 3.8, rule: tax }],
  total: 23.8,
};

function open(): void {
  const details = screen.getByText('Price details').closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
}

describe('how a price came about', () => {
  it('is asked for when it is opened, and names the version of each rule', async () => {
    const sent = answerWith(() => ({ body: { success: true, data } }));
    show(<PriceExplained order={{ id: 'o1' } as OrderRecord} />);
    expect(sent).toEqual([]);
    open();
    const line = within(await screen.findByRole('table', { name: 'How the price came about: Lamp × 2' }));
    expect(line.getByRole('row', { name: /VAT 19% Tax 0000007a, version 7 \$3.80/ })).toBeVisible();
    const whole = within(screen.getByRole('table', { name: 'How the price came about: The whole order' }));
    expect(whole.getByText('incl. VAT 19%')).toBeVisible();
    expect(sent.map(({ path }) => path)).toEqual([expect.stringContaining('/orders/o1/receipt')]);
  });

  it('R44 says why it could not be fetched, and is asked for again', async () => {
    const answers = [
      { status: 500, body: { message: 'The shelves are being counted.' } },
      { body: { data } },
    ];
    answerWith(() => answers.shift());
    show(<PriceExplained order={{ id: 'o1' } as OrderRecord} />);
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('The shelves are being counted.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'How the price came about: Lamp × 2' })).toBeVisible();
  });
});
