import { unkept } from '../../checkout/application/agreed-quote.js';
import type { CheckoutQuote } from '../../checkout/application/quote-checkout.js';
import type { Clock } from '../../kernel/clock.js';
import { shopDay } from '../../kernel/shop-days.js';
import type { DraftOrder } from '../domain/draft-order.js';
import { answered, stateOn, type DraftQuote, type QuoteState } from '../domain/draft-quote.js';
import { QuoteClosed, QuoteNotFound } from '../domain/quote-refusals.js';
import { DraftOrderChanged, DraftOrderPlaced } from '../domain/refusals.js';
import type { ChosenPayment, PlacedDraft, PlaceDraftOrder } from './place-draft-order.js';
import type { DraftOrders, QuoteSecrets } from './ports.js';
import type { QuoteDraftOrder } from './quote-draft-order.js';

/** What its buyer sees of a quote. */
export interface OpenedQuote {
  draft: DraftOrder;
  quote: DraftQuote;
  state: QuoteState;
  /** Goods, prices and ways to pay, while it waits for an answer. */
  price: CheckoutQuote | undefined;
}

/** A quote in the hands of its buyer: whoever has the secret of its link sees it, accepts it or declines it, once. */
export class AnswerDraftQuote {
  constructor(
    private readonly drafts: DraftOrders,
    private readonly quotes: Pick<QuoteDraftOrder, 'showQuote'>,
    private readonly place: Pick<PlaceDraftOrder, 'placeDraftOrder'>,
    private readonly secrets: QuoteSecrets,
    private readonly clock: Clock,
  ) {}

  /** @throws QuoteNotFound */
  async openDraftQuote(id: string, token: string): Promise<OpenedQuote> {
    const found = await this.found(id, token);
    const { draft, quote, state } = found;
    const { agreed } = quote;
    const isOpen = state === 'sent' && agreed !== null;
    return { ...found, price: isOpen ? await this.quotes.showQuote(draft, unkept(agreed)) : undefined };
  }

  /** The draft becomes its order, at what was quoted. @throws QuoteNotFound, QuoteClosed, and what PlaceDraftOrder throws */
  async acceptDraftQuote(id: string, token: string, chosen: ChosenPayment): Promise<PlacedDraft> {
    await this.waiting(id, token);
    try {
      return await this.place.placeDraftOrder(id, chosen);
    } catch (error) {
      // what the staff has done to the draft meanwhile is told as what it means for the quote
      if (error instanceof DraftOrderChanged || error instanceof DraftOrderPlaced)
        await this.waiting(id, token);
      throw error;
    }
  }

  /** @throws QuoteNotFound, QuoteClosed, DraftOrderChanged */
  async declineDraftQuote(id: string, token: string, word: string): Promise<void> {
    const { draft, quote } = await this.waiting(id, token);
    const left = answered(quote, 'declined', this.clock.now(), word);
    if (await this.drafts.quoted(draft, left)) return;
    await this.waiting(id, token);
    throw new DraftOrderChanged();
  }

  private async waiting(id: string, token: string): Promise<Omit<OpenedQuote, 'price'>> {
    const found = await this.found(id, token);
    if (found.state !== 'sent') throw new QuoteClosed(found.state);
    return found;
  }

  private async found(id: string, token: string): Promise<Omit<OpenedQuote, 'price'>> {
    const draft = await this.drafts.find(id);
    const { quote } = draft ?? { quote: null };
    if (!draft || quote?.tokenHash !== this.secrets.hashOf(token)) throw new QuoteNotFound();
    return { draft, quote, state: stateOn(quote, shopDay(this.clock.now())) };
  }
}
