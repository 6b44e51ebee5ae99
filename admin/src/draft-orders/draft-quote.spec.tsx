import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draft, draftShop, openDraft } from '../testing/drafts';
import type { Api } from '../testing/panel';

/** Asked for again after a pause, on a slow machine. */
const TIMEOUT_MS = 120_000;

const sent = {
  ...{ state: 'sent', until: '2026-12-24', total: 35, currency: 'USD', note: '', word: '' },
  ...{ sentAt: '2026-12-01T10:00:00.000Z', answeredAt: null },
};
const PAGE = '/draft-orders/d1';
const withQuote: Api = (call) =>
  call.path === PAGE ? { body: { ...draft, ...(call.body as object), quote: sent } } : draftShop()(call);
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};
const saves = (calls: ReturnType<typeof openDraft>) =>
  calls.filter(({ method, path }) => method !== 'GET' && path === PAGE);

describe('a draft whose quote waits for an answer', () => {
  it(
    'is saved after a question where that withdraws the quote',
    async () => {
      const calls = openDraft(PAGE, withQuote);
      await userEvent.type(await screen.findByRole('textbox', { name: 'Phone' }), '9');
      await press('Save');
      const title = 'Save and withdraw the quote?';
      const question = await screen.findByRole('dialog', { name: title });
      expect(saves(calls)).toEqual([]);
      await userEvent.click(within(question).getByRole('button', { name: 'Confirm' }));
      await waitFor(() => expect(saves(calls)).toHaveLength(1));
    },
    TIMEOUT_MS,
  );

  it(
    'is saved at once where the staff notes something for itself',
    async () => {
      const calls = openDraft(PAGE, withQuote);
      await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), 'Called');
      await press('Save');
      await waitFor(() => expect(saves(calls)).toHaveLength(1));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
    TIMEOUT_MS,
  );

  it(
    'is placed at the quote when there is no price of today',
    async () => {
      const calls = openDraft(PAGE, (call) => {
        if (call.path === '/draft-orders/quote') return { status: 409, body: { detail: 'Sold out' } };
        if (call.path.endsWith('/place')) return { body: { orderId: 'o1', payUrl: null } };
        return withQuote(call);
      });
      expect(await screen.findByText('Sold out')).toBeVisible();
      await press('Place order');
      const dialog = await screen.findByRole('dialog', { name: 'Place this order for $35.00?' });
      const place = within(dialog).getByRole('button', { name: 'Place order' });
      await waitFor(() => expect(place).toBeEnabled());
      await userEvent.click(place);
      expect(await screen.findByRole('heading', { name: 'The order' })).toBeVisible();
      expect(calls.find(({ path }) => path.endsWith('/place'))?.body).toMatchObject({
        ...{ currency: 'USD', total: 35 },
      });
    },
    TIMEOUT_MS,
  );
});

describe('a dialog of a draft', () => {
  it(
    'keeps the link to pay when the draft is an order meanwhile',
    async () => {
      let orderId: string | null = null;
      const api: Api = (call) => {
        if (call.path === PAGE) return { body: { ...draft, orderId } };
        return draftShop(() => {
          orderId = 'o1';
          return { body: { orderId, payUrl: 'https://pay.example/1' } };
        })(call);
      };
      const calls = openDraft(PAGE, api);
      await press('Place order');
      const dialog = await screen.findByRole('dialog');
      const before = calls.filter(({ path }) => path === PAGE).length;
      await userEvent.click(within(dialog).getByRole('button', { name: 'Place order' }));
      await waitFor(() => expect(calls.filter(({ path }) => path === PAGE).length).toBeGreaterThan(before));
      expect(await screen.findByDisplayValue('https://pay.example/1')).toBeVisible();
      await press('Open the order');
      expect(await screen.findByRole('heading', { name: 'The order' })).toBeVisible();
    },
    TIMEOUT_MS,
  );

  it(
    'reads the draft anew when it is left without an answer, and says that nobody knows',
    async () => {
      const calls = openDraft(PAGE, draftShop());
      await press('Place order');
      const dialog = await screen.findByRole('dialog');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Place order' }));
      expect(await within(dialog).findByText(/^Whether it was done is not known/)).toBeVisible();
      const before = calls.filter(({ path }) => path === PAGE).length;
      await userEvent.click(within(dialog).getByRole('button', { name: 'Back' }));
      expect(await screen.findByText(/Please look at the page before you do it again/)).toBeVisible();
      await waitFor(() => expect(calls.filter(({ path }) => path === PAGE).length).toBeGreaterThan(before));
    },
    TIMEOUT_MS,
  );
});
