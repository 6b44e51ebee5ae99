import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draftShop as shop, openDraft as open } from '../testing/drafts';
import type { Api } from '../testing/panel';

/** Asked for again after a pause, on a slow machine. */
const TIMEOUT_MS = 120_000;

const add = async (name: string, variant?: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Find a product' }));
  await userEvent.click(await screen.findByRole('option', { name }));
  if (variant) {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Variant' }));
    await userEvent.click(await screen.findByRole('option', { name: variant }));
  }
  const button = await screen.findByRole('button', { name: 'Add product' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};

describe('a new order by hand', () => {
  it(
    'is put together of products and variants, priced, and sent without what nobody filled in',
    async () => {
      const sent = open('/draft-orders/create', shop());
      await add('Kiln Mug');
      await add('Kiln Mug');
      await add('Tee', 'M');
      expect(await screen.findByRole('spinbutton', { name: 'Quantity of Kiln Mug' })).toHaveValue(2);
      expect(await screen.findByText('$40.00')).toBeVisible();
      await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'aline@example.com');
      await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
      await waitFor(() =>
        expect(sent.some(({ method, path }) => method === 'POST' && path === '/draft-orders')).toBe(true),
      );
      expect(sent.find(({ method, path }) => method === 'POST' && path === '/draft-orders')?.body).toEqual({
        ...{ customerId: null, contact: { email: 'aline@example.com', phone: '' }, shippingAddress: null },
        lines: [
          { variantId: 'v1', quantity: 2 },
          { variantId: 'v3', quantity: 1 },
        ],
        ...{ shippingMethodId: null, couponCode: '', vatNumber: '', language: '', note: '' },
      });
    },
    TIMEOUT_MS,
  );

  it(
    'has lines of one’s own at an agreed price, by whoever may write them',
    async () => {
      const sent = open('/draft-orders/create', shop());
      await userEvent.click(await screen.findByRole('button', { name: 'Add a line of your own' }));
      await userEvent.type(await screen.findByRole('textbox', { name: 'What it is' }), 'Engraving');
      await userEvent.type(screen.getByRole('spinbutton', { name: 'Price of one ($)' }), '12.5');
      await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
      const created = () => sent.find(({ method, path }) => method === 'POST' && path === '/draft-orders');
      await waitFor(() => expect(created()).toBeDefined());
      const [line] = (created()?.body as { ownLines: object[] }).ownLines;
      expect(line).toEqual({
        ...{ name: 'Engraving', price: 12.5, quantity: 1, taxCategory: 'standard', isShipped: false },
      });
    },
    TIMEOUT_MS,
  );

  it(
    'says why it cannot be priced, and what to do without products',
    async () => {
      const detail = 'Kiln Mug is sold out';
      const api: Api = (sent) =>
        sent.path === '/draft-orders/quote' ? { status: 409, body: { detail } } : shop()(sent);
      open('/draft-orders/create', api);
      expect(await screen.findByText('Nothing yet: find the first product below.')).toBeVisible();
      await add('Kiln Mug');
      expect(await screen.findByText(detail)).toBeVisible();
    },
    TIMEOUT_MS,
  );
});

describe('placing it', () => {
  it(
    'asks how it is paid, offers what takes it, and gives the link to pay',
    async () => {
      const sent = open(
        '/draft-orders/d1',
        shop(() => ({ body: { orderId: 'o1', payUrl: 'https://pay.example/1' } })),
      );
      const place = await screen.findByRole('button', { name: 'Place order' });
      await waitFor(() => expect(place).toBeEnabled());
      await userEvent.click(place);
      const dialog = await screen.findByRole('dialog', { name: 'Place this order for $40.00?' });
      await userEvent.click(within(dialog).getByRole('combobox', { name: 'Paid by' }));
      const choices = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
      expect(choices).toEqual(['Card', 'Mobile money']);
      await userEvent.click(screen.getByRole('option', { name: 'Card' }));
      await userEvent.click(within(dialog).getByRole('button', { name: 'Place order' }));
      expect(await screen.findByDisplayValue('https://pay.example/1')).toBeVisible();
      const placed = sent.find(({ path }) => path === '/draft-orders/d1/place');
      expect(placed?.body).toEqual({ method: 'card', total: 40, currency: 'USD' });
      expect(placed?.headers.get('Idempotency-Key')).toBeTruthy();
      await userEvent.click(screen.getByRole('button', { name: 'Open the order' }));
      expect(await screen.findByRole('heading', { name: 'The order' })).toBeVisible();
    },
    TIMEOUT_MS,
  );

  it(
    'keeps the dialog with the sentence of a refusal',
    async () => {
      const detail = 'Prices have changed. Please check the new total.';
      open(
        '/draft-orders/d1',
        shop(() => ({ status: 409, body: { detail } })),
      );
      const place = await screen.findByRole('button', { name: 'Place order' });
      await waitFor(() => expect(place).toBeEnabled());
      await userEvent.click(place);
      const dialog = await screen.findByRole('dialog');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Place order' }));
      expect(await within(dialog).findByText(detail)).toBeVisible();
    },
    TIMEOUT_MS,
  );
});
