import { kept } from '../../checkout/application/agreed-quote.js';
import type { Quote } from '../../checkout/application/quote.js';
import type { AuditEntry, AuditLog } from '../../kernel/audit.js';
import type { Clock } from '../../kernel/clock.js';
import { prefixOf } from '../../kernel/languages.js';
import type { Outbox } from '../../kernel/outbox.js';
import { owedTax } from '../../kernel/owed-tax.js';
import { chargesOf, isReduction } from '../../kernel/receipt.js';
import { wordedReceipt } from '../../kernel/receipt-words.js';
import { shopDay } from '../../kernel/shop-days.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import type { Speaking } from '../../kernel/speaking.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { plusDays } from '../../kernel/world/days.js';
import { languageOf, nameOn, type DraftOrder } from '../domain/draft-order.js';
import { answered, MOST_QUOTE_DAYS, stateOn, type DraftQuote } from '../domain/draft-quote.js';
import { NoQuoteSent, QuoteDayWrong } from '../domain/quote-refusals.js';
import {
  BuyerUnreachable,
  DraftCustomerUnknown,
  DraftOrderChanged,
  DraftOrderNotFound,
  DraftOrderPlaced,
} from '../domain/refusals.js';
import type { Buyer, DraftBuyers, DraftOrders, QuoteSecrets } from './ports.js';
import type { QuoteDraftOrder } from './quote-draft-order.js';

export interface QuoteTerms {
  /** The last day on which it holds. */
  until: string;
  /** What the shop says to the buyer. */
  note: string;
  /** Of the draft as the staff has seen it; no other is sent. */
  version?: number | undefined;
}

/** Sends the buyer of a draft what it costs until a day, with the link that accepts or declines it. A new one takes the place of the last. */
export class SendDraftQuote {
  constructor(
    private readonly drafts: DraftOrders,
    private readonly buyers: DraftBuyers,
    private readonly quotes: Pick<QuoteDraftOrder, 'quoteDraftOrder'>,
    private readonly secrets: QuoteSecrets,
    private readonly terms: ShopTerms,
    private readonly speaking: Speaking,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Answers the path of its link. @throws DraftOrderNotFound, DraftOrderPlaced, DraftOrderChanged, QuoteDayWrong, BuyerUnreachable, DraftCustomerUnknown, and what QuoteDraftOrder throws */
  async sendDraftQuote(
    id: string,
    { until, note, version }: QuoteTerms,
    actor: AuditEntry['actor'],
  ): Promise<string> {
    const draft = await this.open(id);
    if (version !== undefined && version !== draft.version) throw new DraftOrderChanged();
    const now = this.clock.now();
    const today = shopDay(now);
    if (until < today || until > plusDays(today, MOST_QUOTE_DAYS)) throw new QuoteDayWrong();
    const to = await this.reader(draft);
    const { languages } = await this.terms.read();
    const language = languageOf(draft, languages);
    const { quote } = await this.speaking.in(language, () => this.quotes.quoteDraftOrder(draft, true));
    const { total } = quote.receipt;
    const token = this.secrets.newToken();
    const sent: DraftQuote = {
      ...{ state: 'sent', until, note, word: '', tokenHash: this.secrets.hashOf(token) },
      ...{ totalCents: total.cents, currency: total.currency.code, agreed: kept(quote) },
      ...{ sentAt: now.toISOString(), answeredAt: null },
    };
    const told = { ...to, language, quoteId: id, token, until, note, ...letterOf(quote, language) };
    await this.unitOfWork.run(async () => {
      if (!(await this.drafts.quoted(draft, sent))) throw new DraftOrderChanged();
      await this.outbox.publish({ topic: 'mail.quote', payload: told });
      await this.audit.record({
        ...{ actor, action: 'adminSendDraftQuote', entity: 'draft_order', entityId: id },
        changes: { until, total: total.toDecimal(), currency: total.currency.code },
      });
    });
    return `${prefixOf(language, languages)}/quotes/${id}#${token}`;
  }

  /** @throws DraftOrderNotFound, DraftOrderPlaced, DraftOrderChanged, NoQuoteSent */
  async withdrawDraftQuote(id: string): Promise<void> {
    const draft = await this.open(id);
    const now = this.clock.now();
    if (!draft.quote || stateOn(draft.quote, shopDay(now)) !== 'sent') throw new NoQuoteSent();
    const left = answered(draft.quote, 'withdrawn', now);
    if (!(await this.drafts.quoted(draft, left))) throw new DraftOrderChanged();
  }

  private async open(id: string): Promise<DraftOrder> {
    const draft = await this.drafts.find(id);
    if (!draft) throw new DraftOrderNotFound();
    if (draft.state === 'placed') throw new DraftOrderPlaced();
    return draft;
  }

  private async reader(draft: DraftOrder): Promise<Pick<Buyer, 'name' | 'email'>> {
    const { customerId, contact } = draft;
    const customer = customerId === null ? undefined : await this.buyers.customer(customerId);
    if (customerId !== null && !customer) throw new DraftCustomerUnknown();
    const email = contact.email || customer?.email;
    if (!email) throw new BuyerUnreachable();
    return { name: customer?.name ?? (nameOn(draft) === email ? '' : nameOn(draft)), email };
  }
}

/** What its letter shows of a quote, as letters show orders. */
function letterOf({ lines, receipt }: Quote, language: string) {
  const bill = wordedReceipt(receipt, language);
  const owed = owedTax(bill);
  const amounts = (some: readonly { label: string; amount: { cents: number } }[]) =>
    some.map(({ label, amount }) => ({ label, amountCents: amount.cents }));
  return {
    lines: lines.map(({ offer: { name, options, image, unitPrice }, quantity }) => ({
      ...{ name, options, image, quantity, totalCents: unitPrice.times(quantity).cents },
    })),
    reductions: amounts(bill.adjustments.filter(isReduction)),
    charges: amounts(chargesOf(bill)),
    exemption: owed ? [owed.why] : [],
    totalCents: bill.total.cents,
    currency: bill.total.currency.code,
  };
}
