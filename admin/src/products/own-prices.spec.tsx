import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SaveButton, SimpleForm } from 'react-admin';
import { answerWith, show, type Answer } from '../testing/panel';
import { OwnPrices } from './own-prices';
import { ownPriceRule } from './rules';

const variants = ['S', 'M'].map((size) => ({
  ...{ id: size, sku: size, options: { Size: size }, price: 60, stock: 1 },
  ownPrices: size === 'S' ? { JPY: 3_499 } : {},
}));
const paid = (...codes: string[]): Answer => ({
  body: {
    data: {
      displayCurrencies: [...codes, 'EUR'].map((code) => ({ code, isPayable: code !== 'EUR' })),
    },
  },
});

let saved: unknown[] = [];
const open = (answer: Answer) => {
  saved = [];
  const sent = answerWith(() => answer);
  show(
    <SimpleForm
      record={{ variants }}
      toolbar={<SaveButton alwaysEnable />}
      onSubmit={(values: Record<string, unknown>) => void saved.push(values['variants'])}
    >
      <OwnPrices />
    </SimpleForm>,
  );
  return sent;
};
const field = (code: string, size: string) =>
  screen.findByRole('spinbutton', { name: `Price in ${code} of ${size}` });

describe('an own price', () => {
  it.each([
    ['JPY', 0.5, 'no decimals'],
    ['JPY', 0, 'no decimals'],
    ['EUR', 1.005, 'at most two decimals'],
    ['KWD', 6.1455, 'at most three decimals'],
    ['KWD', -1, 'at most three decimals'],
  ])('in %s is refused when it is %f', (code, amount, decimals) => {
    const sentence = `A price in ${code} must be a positive number with ${decimals}`;
    expect(ownPriceRule(code)(amount, {}, {})).toBe(sentence);
  });

  it.each([
    ['JPY', 3_499],
    ['KWD', 6.145],
    ['EUR', null],
  ])('in %s may be %p', (code, amount) => {
    expect(ownPriceRule(code)(amount, {}, {})).toBeUndefined();
  });
});

describe('the own prices of a product', () => {
  const matchMedia = globalThis.matchMedia;
  afterEach(() => {
    globalThis.matchMedia = matchMedia;
  });

  it('are asked for in each currency that orders are paid in, and saved with their variant', async () => {
    open(paid('JPY', 'KWD'));
    expect(await field('JPY', 'S')).toHaveValue(3_499);
    const head = within(screen.getByRole('table')).getAllByRole('columnheader');
    expect(head.map(({ textContent }) => textContent)).toEqual(['Variant', 'JPY', 'KWD']);
    fireEvent.change(await field('KWD', 'M'), { target: { value: '6.145' } });
    fireEvent.change(await field('JPY', 'S'), { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject([{ ownPrices: { JPY: null } }, { ownPrices: { KWD: 6.145 } }]);
  });

  it('stand one below the other on a phone', async () => {
    globalThis.matchMedia = (media) => ({ ...matchMedia(media), matches: media.includes('max-width') });
    open(paid('JPY'));
    const cards = within(await screen.findByRole('list')).getAllByRole('listitem');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['S', 'M']);
  });

  it('are not asked for where orders are paid in the own currency alone', async () => {
    const sent = open(paid());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.queryByText('Prices in other currencies')).not.toBeInTheDocument();
  });

  it('say so when the shop does not answer, and are asked for again', async () => {
    const sent = open({ status: 503, body: {} });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(screen.getByRole('alert')).toHaveTextContent('The shop cannot be reached just now.');
  });
});
