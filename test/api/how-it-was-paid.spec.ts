import { afterAll, describe, expect, it } from '@jest/globals';
import { pdfText } from '../../api/src/platform/pdf/testing/pdf-text.js';
import type { Json } from '../support/client.js';
import { eventually, goods, mustBeSound, orderOf, payOnPage, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();

async function inCash() {
  const [shopper, admin] = [await shop.shopper(), await shop.admin()];
  const order = { ...wanted(await goods(shop)), amount: 10.2 };
  const { body } = await shopper.post<Json>('/payments/cash', order, { expect: 200 });
  const orderId = String(body.data.orderId);
  const step = (action: string, more = {}) =>
    admin.post<Json>(`/admin/orders/${orderId}/transitions`, { action, ...more });
  const own = () => orderOf(shopper, orderId);
  const seen = async (language = 'en') => {
    const headers = { 'accept-language': language };
    return (await admin.get<Json>(`/admin/orders/${orderId}`, { headers, expect: 200 })).body;
  };
  const paper = async () => {
    const answer = await shopper.fetch(`/api/v1/orders/${orderId}/invoice.pdf`);
    return pdfText(Buffer.from(await answer.arrayBuffer()));
  };
  const row = async () => {
    const file = await admin.fetch(
      `/api/v1/admin/orders/export.csv?filter=${encodeURIComponent(JSON.stringify({ q: orderId }))}`,
    );
    const [head = '', line = ''] = (await file.text()).split('\r\n');
    return line.split(',')[head.split(',').indexOf('Paid by')];
  };
  return { shopper, orderId, step, order: own, seen, paper, row };
}

describe('how money came', () => {
  afterAll(() => mustBeSound(shop));

  it('is what staff says of a deposit and a balance, in order, history, money book, invoice and file', async () => {
    const { step, order, seen, paper, row } = await inCash();
    expect((await step('record-deposit', { paidBy: 'terminal' })).status).toBe(200);
    expect((await step('record-balance')).status).toBe(200);
    expect((await order()).payments).toMatchObject([
      { kind: 'deposit', paidBy: 'terminal' },
      { kind: 'balance', paidBy: 'cash' },
    ]);
    const { timeline, ledger } = await seen();
    expect(timeline.map(({ message }: Json) => message)).toEqual(
      expect.arrayContaining([
        'Payment of $10.20 received by card terminal',
        'Payment of $15.29 received in cash',
      ]),
    );
    expect(ledger.map(({ account }: Json) => account)).toEqual(
      expect.arrayContaining(['provider:terminal', 'provider:cash']),
    );
    const inFrench = await seen('fr');
    expect(inFrench.timeline[0].message).toBe('Commande passée');
    expect(inFrench.tenders[0]).toMatchObject({
      label: 'Espèces',
      howPaid: 'au terminal de carte',
    });
    const text = await paper();
    expect(text).toMatch(/Paid by card terminal\s+\$10\.20/);
    expect(text).toMatch(/Paid in cash\s+\$15\.29/);
    expect(await row()).toBe('terminal; cash');
  });

  it('is told of what a provider took, too', async () => {
    const { shopper, orderId, order, seen, paper, row } = await inCash();
    const { body } = await shopper.post<Json>(`/orders/${orderId}/pay`, { method: 'card' }, { expect: 200 });
    await payOnPage(shop, String(body.data.url));
    await eventually(order, ({ status }) => status === 'processing');
    expect((await seen()).timeline).toContainEqual(
      expect.objectContaining({ message: 'Payment of $10.20 received by card' }),
    );
    expect(await paper()).toMatch(/Paid by card\s+\$10\.20/);
    expect(await row()).toBe('card');
  });

  it('goes back by hand from the card terminal, and is none that anybody chooses or guesses', async () => {
    const { shopper, orderId, step, order } = await inCash();
    expect((await step('record-deposit', { paidBy: 'cheque' })).status).toBe(400);
    const bought = await shopper.post(`/orders/${orderId}/pay`, { method: 'terminal' });
    expect(bought.status).toBe(400);
    await step('record-deposit', { paidBy: 'terminal' });
    await shopper.put(`/orders/${orderId}/cancel`, {}, { expect: 200 });
    expect((await order()).refunds).toMatchObject([{ amount: 10.2, method: 'terminal', byHand: true }]);
  });
});
