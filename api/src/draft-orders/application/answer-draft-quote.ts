import { unkept } from '../../checkout/application/agreed-quote.js';
import type { CheckoutQuote } from '../../checkout/application/quote-checkout.js';
import type { Clock } from '../../kernel/clock.js';
import type { Outbox } from '../../kernel/outbox.js';
import { shopDay } from '../../kernel/shop-days.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { nameOn, type DraftOrder } from '../domain/draft-order.js';
import { answered, stateOn, type DraftQuote, type QuoteState } from '../domain/draft-quote.js';
import { QuoteClosed, QuoteNotFound } from '../domain/quote-refusals.js';
import { DraftOrderChanged, DraftOrderNotFound, DraftOrderPlaced } from '../domain/refusals.js';
import type { ChosenPayment, PlacedDraft, PlaceDraftOrder } from './place-draft-order.js';
import type { DraftBuyers, DraftOrders, QuoteSecrets } from './ports.js';
import type { QuoteDraftOrder } from './quote-draft-order.js';

/** What its buyer sees of a quote. */
export interface OpenedQuote {
  draft: DraftOrder;
  quote: DraftQuote;
  state: QuoteState;
  /** Goods, prices and ways to pay, while it waits for an answer. */
  price: CheckoutQuote | undefined;
}

/** So long an accept is answered again. */
const AGAIN_MS = 86_400_000;

/** A quote in the hands of its buyer: whoever has the secret of its link sees it, accepts it or declines it, once; the shop is told. */
export class AnswerDraftQuote {
  constructor(
    private readonly drafts: DraftOrders,
    private readonly buyers: Pick<DraftBuyers, 'customer'>,
    private readonly quotes: Pick<QuoteDraftOrder, 'showQuote'>,
    private readonly place: Pick<PlaceDraftOrder, 'placeDraftOrder'>,
    private readonly secrets: QuoteSecrets,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws QuoteNotFound */
  async openDraftQuote(id: string, token: string): Promise<OpenedQuote> {
    const found = await this.found(id, token);
    const { quote, state } = found;
    const { agreed } = quote;
    const isOpen = state === 'sent' && agreed !== null;
    return { ...found, price: isOpen ? await this.quotes.showQuote(unkept(agreed)) : undefined };
  }

  /**
   * The draft becomes its order, at what was quoted or not at all; whoever has lost the answer gets the same order again, for a day.
   * @throws QuoteNotFound, QuoteClosed, and what PlaceDraftOrder throws
   */
  acceptDraftQuote(id: string, token: string, chosen: ChosenPayment): Promise<PlacedDraft> {
    return twice(async () => {
      const { draft, quote, state } = await this.found(id, token);
      if (draft.orderId !== null && this.isJustAccepted(quote))
        return { orderId: draft.orderId, payUrl: null };
      if (state !== 'sent') throw new QuoteClosed(state);
      const onPlaced = (orderId: string) => this.tell(draft, quote, { orderId, word: '' });
      return this.place.placeDraftOrder(id, chosen, { tokenHash: quote.tokenHash, onPlaced });
    });
  }

  /** @throws QuoteNotFound, QuoteClosed, DraftOrderChanged */
  declineDraftQuote(id: string, token: string, word: string): Promise<void> {
    return twice(async () => {
      const { draft, quote, state } = await this.found(id, token);
      if (state !== 'sent') throw new QuoteClosed(state);
      const left = answered(quote, 'declined', this.clock.now(), word);
      await this.unitOfWork.run(async () => {
        if (!(await this.drafts.quoted(draft, left))) throw new DraftOrderChanged();
        await this.tell(draft, quote, { orderId: null, word });
      });
    });
  }

  /** By a letter to the shop, as messages of visitors come. */
  private async tell(
    draft: DraftOrder,
    { totalCents, currency }: DraftQuote,
    said: { orderId: string | null; word: string },
  ): Promise<void> {
    const { customerId, contact } = draft;
    const customer = customerId === null ? undefined : await this.buyers.customer(customerId);
    const email = contact.email || (customer?.email ?? '');
    const payload = {
      name: customer?.name ?? nameOn(draft),
      email,
      quoteId: draft.id,
      totalCents,
      currency,
      ...said,
    };
    await this.outbox.publish({ topic: 'mail.quote-answered', payload });
  }

  /** Its link opens the order no longer: that one's own link ends, too. */
  private isJustAccepted({ state, answeredAt }: DraftQuote): boolean {
    const since = this.clock.now().getTime() - Date.parse(answeredAt ?? '');
    return state === 'accepted' && since < AGAIN_MS;
  }

  private async found(id: string, token: string): Promise<Omit<OpenedQuote, 'price'>> {
    const draft = await this.drafts.find(id);
    const { quote } = draft ?? { quote: null };
    if (!draft || quote?.tokenHash !== this.secrets.hashOf(token)) throw new QuoteNotFound();
    return { draft, quote, state: stateOn(quote, shopDay(this.clock.now())) };
  }
}

/** What the staff has done to the draft meanwhile is met by the second try as what it means for the quote; a note of its own means nothing. */
async function twice<T>(answer: () => Promise<T>): Promise<T> {
  try {
    return await answer();
  } catch (error) {
    if (OVERTAKEN.some((kind) => error instanceof kind)) return answer();
    throw error;
  }
}

const OVERTAKEN = [DraftOrderChanged, DraftOrderPlaced, DraftOrderNotFound];
