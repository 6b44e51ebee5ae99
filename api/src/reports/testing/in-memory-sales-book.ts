import { SalesBook } from '../application/ports.js';
import type { Days } from '../domain/days.js';

/** So many orders that wait to be counted, by the days of a zone. */
export class InMemorySalesBook extends SalesBook {
  waiting = 0;
  counted = 0;
  countedIn: string | undefined;
  readonly days: Days[] = [];

  override zone(): Promise<string | undefined> {
    return Promise.resolve(this.countedIn);
  }

  override reach(): Promise<{ first: Date; last: Date }> {
    return Promise.resolve({
      first: new Date('2026-03-01T12:00:00Z'),
      last: new Date('2026-03-03T12:00:00Z'),
    });
  }

  override begin(zone: string): Promise<void> {
    this.waiting += this.counted;
    this.counted = 0;
    this.countedIn = zone;
    return Promise.resolve();
  }

  override fold(most: number, zone: string, days: Days): Promise<number> {
    if (zone !== this.countedIn) return Promise.resolve(0);
    const taken = Math.min(most, this.waiting);
    this.waiting -= taken;
    this.counted += taken;
    this.days.push(days);
    return Promise.resolve(taken);
  }
}
