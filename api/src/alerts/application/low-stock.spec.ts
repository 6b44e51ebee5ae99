import { beforeEach, describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '../../kernel/outbox.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { LowStock, TellLowStock, type LowVariant } from './low-stock.js';

/** A shelf whose low variants are named by their SKUs. */
class Shelf extends LowStock {
  box: string | undefined = 'stock@shop.example';
  low: LowVariant[] = [];
  private told: string[] = [];

  override mailbox() {
    return Promise.resolve(this.box);
  }
  override forgetRaised() {
    this.told = this.told.filter((sku) => this.low.some((one) => one.sku === sku));
    return Promise.resolve();
  }
  override takeFallen() {
    const fallen = this.low.filter(({ sku }) => !this.told.includes(sku));
    this.told.push(...fallen.map(({ sku }) => sku));
    return Promise.resolve(fallen);
  }
}

const mug = { name: 'Mug', sku: 'MUG', left: 2 };

describe('the letter of what runs low', () => {
  let shelf: Shelf;
  let letters: DomainEvent[];
  let tell: () => Promise<number>;
  beforeEach(() => {
    shelf = new Shelf();
    letters = [];
    const outbox = { publish: (event: DomainEvent) => Promise.resolve(void letters.push(event)) };
    const useCase = new TellLowStock(shelf, outbox, new DirectUnitOfWork());
    tell = () => useCase.tell();
  });

  it('is one for all of it, and none of the same until there was more', async () => {
    const hat = { ...mug, sku: 'HAT' };
    shelf.low = [mug, hat];
    expect([await tell(), await tell()]).toEqual([2, 0]);
    const payload = { email: 'stock@shop.example', goods: [mug, hat], isMore: false };
    expect(letters).toEqual([{ topic: 'mail.low-stock', payload }]);
    shelf.low = [hat];
    expect(await tell()).toBe(0);
    shelf.low = [hat, mug];
    expect(await tell()).toBe(1);
    expect(letters[1]?.payload).toMatchObject({ goods: [mug] });
  });

  it('names some and says that there are more', async () => {
    shelf.low = Array.from({ length: 30 }, (_, at) => ({ ...mug, sku: `MUG-${at}` }));
    expect(await tell()).toBe(30);
    expect(letters[0]?.payload['goods']).toHaveLength(20);
    expect(letters[0]?.payload['isMore']).toBe(true);
  });

  it('is not written where the shop does not want it, which is told of all of it later', async () => {
    shelf.low = [mug];
    shelf.box = undefined;
    expect([await tell(), letters]).toEqual([0, []]);
    shelf.box = 'late@shop.example';
    expect(await tell()).toBe(1);
  });
});
