import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RecordContextProvider } from 'react-admin';
import { answerWith, show, type Api } from '../testing/panel';
import type { DraftOrderRecord, DraftQuote, SentQuote } from '../records';
import { QuoteBox } from './quote-box';

/** Asked for again after a pause, on a slow machine. */
const TIMEOUT_MS = 120_000;

const price = { total: 40, currency: 'USD' } as DraftQuote;
const sent: SentQuote = {
  ...{ state: 'sent', until: '2026-12-24', total: 40, currency: 'USD', note: '', word: '' },
  ...{ sentAt: '2026-12-01T10:00:00.000Z', answeredAt: null },
};
const LINK = 'https://shop.example/quotes/d1#secret';

const open = (quote: SentQuote | null, api: Api = () => undefined, isReady = true) => {
  const asked = answerWith(api);
  show(
    <RecordContextProvider value={{ id: 'd1', version: 7, quote } as DraftOrderRecord}>
      <QuoteBox quote={price} isReady={isReady} />
    </RecordContextProvider>,
  );
  return asked;
};

describe('a draft as a quote', () => {
  it(
    'is sent until a day with a word, and its link is told once',
    async () => {
      const asked = open(null, ({ path }) =>
        path === '/draft-orders/d1/quote' ? { body: { link: LINK, draft: {} } } : undefined,
      );
      await userEvent.click(await screen.findByRole('button', { name: 'Send as quote' }));
      const dialog = await screen.findByRole('dialog', { name: 'Send a quote of $40.00?' });
      await userEvent.type(within(dialog).getByRole('textbox', { name: 'A word to the buyer' }), 'Hello');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Send quote' }));
      expect(await screen.findByDisplayValue(LINK)).toBeVisible();
      const call = asked.find(({ path }) => path === '/draft-orders/d1/quote');
      expect(call?.body).toEqual({
        until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        note: 'Hello',
        version: 7,
      });
      expect(call?.headers.get('Idempotency-Key')).toBeTruthy();
      await userEvent.click(screen.getByRole('button', { name: 'Done' }));
      await waitFor(() => expect(screen.queryByDisplayValue(LINK)).toBeNull());
    },
    TIMEOUT_MS,
  );

  it(
    'is withdrawn after a question, and keeps it open with the sentence of a refusal',
    async () => {
      const detail = 'No quote of this draft waits for an answer.';
      let times = 0;
      const asked = open(sent, ({ method }) => {
        if (method !== 'DELETE') return undefined;
        times += 1;
        return times === 1 ? { status: 409, body: { detail } } : { body: { id: 'd1' } };
      });
      expect(await screen.findByText(/^\$40\.00, valid until/)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Withdraw quote' }));
      const dialog = await screen.findByRole('dialog', { name: 'Withdraw this quote?' });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw quote' }));
      expect(await within(dialog).findByText(detail)).toBeVisible();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw quote' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
    },
    TIMEOUT_MS,
  );

  it(
    'keeps what was begun while there is no price, and its link until that is done with',
    async () => {
      let times = 0;
      const keys: (string | null)[] = [];
      answerWith(({ path, headers }) => {
        if (path !== '/draft-orders/d1/quote') return undefined;
        keys.push(headers.get('Idempotency-Key'));
        times += 1;
        return times === 1 ? undefined : { body: { link: LINK, draft: {} } };
      });
      const Page = () => {
        const [isPriced, setPriced] = useState(true);
        return (
          <RecordContextProvider
            value={{ id: 'd1', quote: { ...sent, note: 'As said' } } as DraftOrderRecord}
          >
            <button onClick={() => setPriced(false)}>Lose the price</button>
            <QuoteBox quote={isPriced ? price : undefined} isReady />
          </RecordContextProvider>
        );
      };
      show(<Page />);
      await userEvent.click(await screen.findByRole('button', { name: 'Send a new quote' }));
      const dialog = await screen.findByRole('dialog', { name: 'Send a quote of $40.00?' });
      expect(within(dialog).getByRole('textbox', { name: 'A word to the buyer' })).toHaveValue('As said');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Send quote' }));
      expect(await within(dialog).findByText(/^Whether it was done is not known/)).toBeVisible();
      // behind the dialog, as the page does it by itself
      act(() => screen.getByText('Lose the price').click());
      await userEvent.click(within(dialog).getByRole('button', { name: 'Send quote' }));
      expect(await screen.findByDisplayValue(LINK)).toBeVisible();
      expect(new Set(keys).size).toBe(1);
      await userEvent.keyboard('{Escape}');
      expect(screen.getByDisplayValue(LINK)).toBeVisible();
    },
    TIMEOUT_MS,
  );

  it(
    'is withdrawn by a second press when the first one got no answer, and says so',
    async () => {
      let times = 0;
      const asked = open(sent, ({ method, path }) => {
        if (method === 'GET' && path === '/draft-orders/d1')
          return { body: { id: 'd1', quote: { ...sent, state: 'withdrawn' } } };
        if (method !== 'DELETE') return undefined;
        times += 1;
        if (times === 1) return undefined;
        return { status: 409, body: { code: 'no_quote_sent', detail: 'No quote waits.' } };
      });
      await userEvent.click(await screen.findByRole('button', { name: 'Withdraw quote' }));
      const dialog = await screen.findByRole('dialog', { name: 'Withdraw this quote?' });
      const withdraw = within(dialog).getByRole('button', { name: 'Withdraw quote' });
      await userEvent.click(withdraw);
      expect(await within(dialog).findByText(/^Whether it was done is not known/)).toBeVisible();
      await userEvent.click(withdraw);
      expect(await screen.findByText('The quote is withdrawn')).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
    },
    TIMEOUT_MS,
  );

  it('says what its buyer answered, and offers a new one', async () => {
    open({ ...sent, state: 'declined', answeredAt: '2026-12-02T10:00:00.000Z', word: 'Too dear' });
    expect(await screen.findByText('Quote declined')).toBeVisible();
    expect(screen.getByText('The buyer says: Too dear')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Withdraw quote' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Send a new quote' })).toBeEnabled();
  });

  it('is not sent before the draft is saved and priced', async () => {
    open(null, () => undefined, false);
    expect(await screen.findByRole('button', { name: 'Send as quote' })).toBeDisabled();
  });
});
