import type { CartLine, Carts } from '../../cart/application/ports.js';
import { baseCurrency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import type { Speaking } from '../../kernel/speaking.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { CartConsents, ReminderLinks } from './ports.js';

/** More than so many at once wait for the next hour. */
const MOST = 500;

/** One letter to whoever has left a cart and wanted to be reminded of it. Each cart is taken, and its letter noted, in a transaction of its own. */
export class RemindOfLeftCarts {
  constructor(
    private readonly consents: Pick<CartConsents, 'claim'>,
    private readonly carts: Pick<Carts, 'lines'>,
    private readonly links: ReminderLinks,
    private readonly terms: ShopTerms,
    private readonly speaking: Speaking,
    private readonly outbox: Outbox,
    private readonly unit: UnitOfWork,
  ) {}

  /** Answers how many it has written to. A shop that is closed, or has not switched it on, reminds of nothing. */
  async remindOfLeftCarts(): Promise<number> {
    const { cartReminderHours: hours, isOpen, languages } = await this.terms.read();
    if (hours === 0 || !isOpen) return 0;
    let told = 0;
    while (told < MOST && (await this.unit.run(() => this.one(hours, languages)))) told += 1;
    return told;
  }

  private async one(hours: number, languages: readonly string[]): Promise<boolean> {
    const token = this.links.newToken();
    const left = await this.consents.claim(hours, this.links.hashOf(token));
    if (!left) return false;
    const { id, accountId, email } = left;
    const language = languages.find((tag) => tag === left.language) ?? languages[0] ?? '';
    const lines = await this.speaking.in(language, () => this.carts.lines(accountId));
    const payload = {
      ...{ email, language, token, stopToken: this.links.stopTokenOf(email) },
      ...{ lines: lines.filter(canBeBought).map(mailed), currency: baseCurrency().code },
    };
    await this.outbox.publish({ topic: 'mail.left-cart', payload, dedupeKey: `mail.left-cart:${id}` });
    return true;
  }
}

const canBeBought = ({ stock }: CartLine) => stock === null || stock > 0;

const mailed = ({ name, options, image, quantity, lineTotal }: CartLine) => ({
  ...{ name, options, image, quantity, totalCents: Money.fromDecimal(lineTotal).cents },
});
