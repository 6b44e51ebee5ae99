import type { CartLine, Carts } from '../../cart/application/ports.js';
import { baseCurrency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import type { Speaking } from '../../kernel/speaking.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { CartConsents, LeftCart, ReminderLinks } from './ports.js';

/** More than so many at once wait for the next hour. */
const MOST = 500;

/**
 * One letter to whoever has left a cart and wanted to be reminded of it. Each cart is taken, and its letter noted, in a transaction of its own: one that
 * cannot be told of is put off, and keeps nobody else waiting.
 */
export class RemindOfLeftCarts {
  constructor(
    private readonly consents: Pick<CartConsents, 'claim' | 'closeBought' | 'putOff'>,
    private readonly carts: Pick<Carts, 'lines'>,
    private readonly links: ReminderLinks,
    private readonly terms: ShopTerms,
    private readonly speaking: Speaking,
    private readonly outbox: Outbox,
    private readonly unit: UnitOfWork,
  ) {}

  /**
   * Answers how many it has written to. A shop that is closed, or has not switched it on, reminds of nothing.
   * @throws AggregateError after all, where some could not be told of
   */
  async remindOfLeftCarts(): Promise<number> {
    const { cartReminderHours: hours, isOpen, languages } = await this.terms.read();
    if (hours === 0 || !isOpen) return 0;
    await this.consents.closeBought(hours);
    const failures: unknown[] = [];
    let tried = 0;
    while (tried < MOST && (await this.one(hours, languages, failures))) tried += 1;
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} of ${tried} left carts could not be told of`);
    return tried;
  }

  /** Whether there was one. */
  private async one(hours: number, languages: readonly string[], failures: unknown[]): Promise<boolean> {
    const taken: LeftCart[] = [];
    try {
      await this.unit.run(async () => {
        const token = this.links.newToken();
        const left = await this.consents.claim(hours, this.links.hashOf(token));
        if (!left) return;
        taken.push(left);
        await this.tell(left, token, languages);
      });
    } catch (error) {
      const id = taken.at(-1)?.id;
      if (id === undefined) throw error;
      await this.unit.run(() => this.consents.putOff(id));
      failures.push(error);
    }
    return taken.length > 0;
  }

  private async tell(left: LeftCart, token: string, languages: readonly string[]): Promise<void> {
    const { id, accountId, email } = left;
    const language = languages.find((tag) => tag === left.language) ?? languages[0] ?? '';
    const lines = await this.speaking.in(language, () => this.carts.lines(accountId));
    const payload = {
      ...{ email, language, token, stopToken: this.links.stopTokenOf(email) },
      ...{ lines: lines.filter(canBeBought).map(mailed), currency: baseCurrency().code },
    };
    await this.outbox.publish({ topic: 'mail.left-cart', payload, dedupeKey: `mail.left-cart:${id}` });
  }
}

const canBeBought = ({ stock }: CartLine) => stock === null || stock > 0;

const mailed = ({ name, options, image, quantity, lineTotal }: CartLine) => ({
  ...{ name, options, image, quantity, totalCents: Money.fromDecimal(lineTotal).cents },
});
