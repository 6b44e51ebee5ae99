import { crowd } from '../support/concurrent.js';
import type { Shop } from '../support/shop.js';
import { pause } from './pause.js';

const AT_ONCE = 60;

/** Logged-in shoppers, as many as are asked for; some are made whenever there are none left. */
export class Newcomers {
  private readonly waiting: string[] = [];
  private arriving: Promise<void> | undefined;

  constructor(private readonly shop: Shop) {}

  /** The token of one. */
  async next(): Promise<string> {
    for (;;) {
      const token = this.waiting.pop();
      if (token !== undefined) return token;
      this.arriving ??= this.arrive().finally(() => (this.arriving = undefined));
      await this.arriving;
    }
  }

  /** Tries until the database is there. */
  private async arrive(): Promise<void> {
    const people = await crowd(this.shop, AT_ONCE).catch(() => []);
    this.waiting.push(...people.map(({ token }) => token ?? ''));
    if (people.length === 0) await pause(500);
  }
}
