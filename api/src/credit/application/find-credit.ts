import type { Clock } from '../../kernel/clock.js';
import type { Currency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import { isCode, normalCode } from '../domain/code.js';
import { whyNotCredit, type Credit } from '../domain/credit.js';
import { GiftCardRefused } from '../domain/refusals.js';
import type { CardCodes, Credits } from './ports.js';

/** What a buyer wants an order to be paid with. */
export interface WantedCredit {
  accountId: string;
  /** As they were typed. */
  giftCards: readonly string[];
  /** Whether the store credit of the account is looked for. */
  withOwn: boolean;
  /** Of the order. */
  currency: Currency;
  /** Orders that this purchase replaces: what they hold is free for it. Asked where there is any credit. */
  replaced: () => Promise<readonly string[]>;
}

/** Credit that may pay, and how much is there for this purchase. */
export interface FoundCredit extends Pick<Credit, 'id' | 'kind' | 'lastFour'> {
  available: Money;
}

/** Finds what gift cards and store credit could pay of an order; changes nothing. */
export class FindCredit {
  constructor(
    private readonly credits: Credits,
    private readonly codes: CardCodes,
    private readonly clock: Clock,
  ) {}

  /** Gift cards as they were named, each once, and the store credit of the account where there is something on it. @throws GiftCardRefused */
  async findCredit(wanted: WantedCredit): Promise<{ cards: FoundCredit[]; own: FoundCredit | undefined }> {
    const { accountId, currency } = wanted;
    const cards: Credit[] = [];
    for (const typed of wanted.giftCards) {
      const card = await this.card(typed);
      if (!cards.some(({ id }) => id === card.id)) cards.push(card);
    }
    const credit = wanted.withOwn ? await this.credits.ofAccount(accountId, currency) : undefined;
    if (!credit && cards.length === 0) return { cards: [], own: undefined };
    const held = await this.credits.heldBy(await wanted.replaced());
    const own = credit && this.withHeld(credit, held);
    const isUsable = own && !whyNotCredit(own, this.clock.now());
    return {
      cards: cards.map((card) => this.usable(this.withHeld(card, held), currency)),
      own: isUsable ? foundOf(own) : undefined,
    };
  }

  private async card(typed: string): Promise<Credit> {
    const code = normalCode(typed);
    const card = isCode(code) ? await this.credits.byCodeHash(this.codes.hashOf(code)) : undefined;
    if (!card) throw new GiftCardRefused('unknown');
    return card;
  }

  private withHeld(credit: Credit, held: ReadonlyMap<string, number>): Credit {
    const { currency } = credit.balance;
    return { ...credit, balance: credit.balance.plus(Money.ofCents(held.get(credit.id) ?? 0, currency)) };
  }

  private usable(card: Credit, currency: Currency): FoundCredit {
    if (card.balance.currency !== currency) throw new GiftCardRefused('currency', card.balance.currency.code);
    const why = whyNotCredit(card, this.clock.now());
    if (why) throw new GiftCardRefused(why);
    return foundOf(card);
  }
}

const foundOf = ({ id, kind, lastFour, balance }: Credit): FoundCredit => ({
  ...{ id, kind, lastFour, available: balance },
});
