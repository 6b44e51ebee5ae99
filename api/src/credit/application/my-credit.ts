import type { Clock } from '../../kernel/clock.js';
import { whyNotCredit, type Credit } from '../domain/credit.js';
import type { Credits } from './ports.js';

/** The store credit of an account that pays now, one for each currency. */
export class MyCredit {
  constructor(
    private readonly credits: Credits,
    private readonly clock: Clock,
  ) {}

  async listCredit(accountId: string): Promise<Credit[]> {
    const all = await this.credits.allOf(accountId);
    return all.filter((credit) => whyNotCredit(credit, this.clock.now()) === null);
  }
}
