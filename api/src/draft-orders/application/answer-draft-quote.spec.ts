import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { KeptQuote } from '../../checkout/application/agreed-quote.js';
import type { Buy } from '../../checkout/application/buy.js';
import type { DomainEvent } from '../../kernel/outbox.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { NO_TERMS, type DraftTerms } from '../domain/draft-order.js';
import { answered, type DraftQuote } from '../domain/draft-quote.js';
import { QuoteClosed, QuoteNotFound } from '../domain/quote-refusals.js';
import { InMemoryDraftOrders } from '../testing/in-memory-draft-orders.js';
import { AnswerDraftQuote } from './answer-draft-quote.js';
import { PlaceDraftOrder } from './place-draft-order.js';

const NOW = new Date('2026-11-28T10:00:00.000Z');
const TOKEN = 'secret';
const TERMS: DraftTerms = {
  ...NO_TERMS,
  ...{ contact: { email: 'aline@example.com', phone: '' }, lines: [{ variantId: v7(), quantity: 2 }] },
};
const agreedAt = (total: number): KeptQuote => ({
  receipt: { lines: [], subtotal: total, adjustments: [], taxes: [], total, currency: 'EUR' },
  rest: { lines: [] },
});
const quoteOf = (total: number, token = TOKEN): DraftQuote => ({
  ...{
    state: 'sent',
    until: '2026-12-05',
    tokenHash: `#${token}`,
    totalCents: total * 100,
    currency: 'EUR',
    note: '',
    word: '',
  },
  ...{ sentAt: NOW.toISOString(), answeredAt: null, agreed: agreedAt(total * 100) },
});

/** Drafts to which the staff does something between two looks of the buyer's. */
class BusyDrafts extends InMemoryDraftOrders {
  private reads = 0;
  /** What is done after so many reads. */
  after: { reads: number; does: () => Promise<unknown> } | undefined;

  override async find(id: string) {
    const found = await super.find(id);
    this.reads += 1;
    if (this.after?.reads === this.reads) await this.after.does();
    return found;
  }

  seen = (id: string) => super.find(id);
}

async function scene() {
  const drafts = new BusyDrafts(() => NOW);
  const id = v7();
  await drafts.add(id, TERMS);
  await drafts.quoted({ id, version: 1 }, quoteOf(100));
  const bought: Buy[] = [];
  const place = new PlaceDraftOrder(
    drafts,
    {
      customer: () => Promise.resolve(undefined),
      isGuest: () => Promise.resolve(true),
      openGuest: () => Promise.resolve(v7()),
    },
    {
      placeOrderAndPay: async (buy: Buy) => {
        await buy.onPlaced?.('o1');
        bought.push(buy);
        return { order: { id: 'o1' }, url: 'https://pay.example/1' };
      },
    } as never,
    { ofKey: () => Promise.resolve(undefined) } as never,
    { read: () => Promise.resolve({ languages: ['en'] }) } as never,
    { in: (_language, work) => work() },
    { next: v7 },
    { now: () => NOW },
  );
  const secrets = { newToken: () => TOKEN, hashOf: (token: string) => `#${token}` };
  const buyers = { customer: () => Promise.resolve(undefined) };
  const told: DomainEvent[] = [];
  const outbox = { publish: (event: DomainEvent) => Promise.resolve(void told.push(event)) };
  const unit = { run: <T>(work: () => Promise<T>) => work() } as UnitOfWork;
  const answering = [{} as never, place, secrets, outbox, unit, { now: () => NOW }] as const;
  const use = new AnswerDraftQuote(drafts, buyers, ...answering);
  const accept = () => use.acceptDraftQuote(id, TOKEN, { method: 'cash' });
  const write = async (terms: DraftTerms, quote: DraftQuote) =>
    drafts.change((await drafts.seen(id))!, terms, quote);
  return { drafts, id, use, bought, told, accept, write };
}

describe('a quote whose draft is touched while its buyer answers', () => {
  it.each([1, 2])('is placed at no other quote that was sent meanwhile (read %i)', async (reads) => {
    const { drafts, bought, accept, write } = await scene();
    drafts.after = { reads, does: () => write(TERMS, quoteOf(130, 'another')) };
    await expect(accept()).rejects.toBeInstanceOf(QuoteNotFound);
    expect(bought).toEqual([]);
  });

  it.each([1, 2])('is placed at no price of the day where it was withdrawn (read %i)', async (reads) => {
    const { drafts, bought, accept, write } = await scene();
    const withdrawn = answered(quoteOf(100), 'withdrawn', NOW);
    drafts.after = { reads, does: () => write({ ...TERMS, currency: 'USD' }, withdrawn) };
    await expect(accept()).rejects.toEqual(new QuoteClosed('withdrawn'));
    expect(bought).toEqual([]);
  });

  it('is accepted and declined although the staff has saved a note of its own', async () => {
    for (const reads of [1, 2]) {
      const { drafts, id, use, bought, accept, write } = await scene();
      drafts.after = { reads, does: () => write({ ...TERMS, note: 'called back' }, quoteOf(100)) };
      if (reads === 1) await use.declineDraftQuote(id, TOKEN, 'Too dear');
      else await accept();
      expect((await drafts.seen(id))?.quote?.state).toBe(reads === 1 ? 'declined' : 'accepted');
      expect(bought).toHaveLength(reads - 1);
    }
  });
});

describe('a quote whose answer was lost', () => {
  it('answers the same order again, to its own secret alone', async () => {
    const { id, use, bought, accept } = await scene();
    expect(await accept()).toEqual({ orderId: 'o1', payUrl: 'https://pay.example/1' });
    expect(await accept()).toEqual({ orderId: 'o1', payUrl: null });
    expect(bought).toHaveLength(1);
    await expect(use.acceptDraftQuote(id, 'x', { method: 'cash' })).rejects.toBeInstanceOf(QuoteNotFound);
    await expect(use.declineDraftQuote(id, TOKEN, '')).rejects.toEqual(new QuoteClosed('accepted'));
  });
});

describe('the answer to a quote', () => {
  const payload = {
    name: 'aline@example.com',
    email: 'aline@example.com',
    totalCents: 10_000,
    currency: 'EUR',
  };

  it('is told to the shop with the word of a refusal', async () => {
    const { id, use, told } = await scene();
    await use.declineDraftQuote(id, TOKEN, 'Too dear');
    expect(told).toEqual([
      { topic: 'mail.quote-answered', payload: { ...payload, quoteId: id, orderId: null, word: 'Too dear' } },
    ]);
  });

  it('is told with its order once it was placed, once, and nothing is told of a wrong link', async () => {
    const { id, use, told, accept } = await scene();
    await expect(use.acceptDraftQuote(id, 'x', { method: 'cash' })).rejects.toBeInstanceOf(QuoteNotFound);
    await accept();
    await accept();
    expect(told).toEqual([
      { topic: 'mail.quote-answered', payload: { ...payload, quoteId: id, orderId: 'o1', word: '' } },
    ]);
  });
});
