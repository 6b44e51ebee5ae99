import { beforeEach, describe, expect, it } from '@jest/globals';
import { Currency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { Credits, NewCredit } from '../application/ports.js';
import type { CreditEntry } from '../domain/credit.js';

export interface CreditsScene {
  credits: Credits;
  unit: UnitOfWork;
  nextId: () => string;
  /** Of an account without credit. */
  accountId: string;
  /** Of an order. */
  orderId: string;
}

const DOLLARS = Currency.of('USD');
const YEN = Currency.of('JPY');
const AT = new Date('2026-11-28T10:00:00Z');
const SYSTEM = { kind: 'system', id: null };

/** What everybody who keeps credit must do, in memory as in PostgreSQL. */
export function creditsContract(where: string, open: () => Promise<CreditsScene>): void {
  describe(`credit ${where}`, () => {
    let scene: CreditsScene;
    beforeEach(async () => {
      scene = await open();
    });

    const add = async (more: Partial<NewCredit> = {}) => {
      const id = scene.nextId();
      const card = {
        ...{ id, kind: 'gift-card' as const, lastFour: 'ABCD', codeHash: `hash of ${id}`, accountId: null },
        ...{ isDisabled: false, expiresAt: null, note: 'A prize', createdAt: AT, currency: DOLLARS, ...more },
      };
      await scene.credits.add(card);
      return card;
    };
    const entry = (creditId: string, cents: number, more: Partial<CreditEntry> = {}): CreditEntry => {
      const id = scene.nextId();
      return {
        ...{ id, creditId, type: 'issued', amount: Money.ofCents(cents, DOLLARS), reference: id },
        ...{ orderId: null, reason: '', actor: SYSTEM, occurredAt: AT, ...more },
      };
    };
    const move = (one: CreditEntry) => scene.unit.run(() => scene.credits.move(one));
    const balance = async (id: string) => (await scene.credits.find(id))?.balance.cents;

    it('comes back as it was made, with nothing on it, by its id and its code', async () => {
      const { codeHash, currency: _currency, ...card } = { ...(await add()) };
      const found = { ...card, balance: Money.ofCents(0, DOLLARS), version: 1 };
      expect(await scene.credits.find(card.id)).toEqual(found);
      expect(await scene.unit.run(() => scene.credits.lock(card.id))).toEqual(found);
      expect(await scene.credits.byCodeHash(codeHash ?? '')).toEqual(found);
      expect(await scene.credits.byCodeHash('another')).toBeUndefined();
      expect(await scene.credits.find(scene.nextId())).toBeUndefined();
    });

    it('tells what its entries with a reason come to, by type', async () => {
      const { id } = await add();
      const why = { reason: 'taken' };
      for (const one of [
        entry(id, 5_000),
        entry(id, -3_000, { type: 'voided', ...why }),
        entry(id, -2_000, { type: 'adjusted', ...why }),
        entry(id, 2_000, { type: 'adjusted', ...why }),
      ])
        await move(one);
      const sums = await scene.unit.run(() => scene.credits.sumsFor(id, 'taken'));
      expect(sums).toEqual([{ type: 'voided', amount: Money.ofCents(-3_000, DOLLARS) }]);
    });

    it('is changed by an entry once, whatever comes again under the same reference', async () => {
      const { id } = await add();
      const issued = entry(id, 5_000);
      expect(await move(issued)).toBe('moved');
      expect(await move({ ...issued, id: scene.nextId() })).toBe('known');
      expect(await balance(id)).toBe(5_000);
    });

    it('is never less than nothing, and takes no other currency', async () => {
      const { id } = await add();
      await move(entry(id, 5_000));
      const fails = async (one: CreditEntry) => {
        const gone = scene.unit.run(async () => {
          expect(await scene.credits.move(one)).toBe('short');
          throw new Error('undone');
        });
        await expect(gone).rejects.toThrow('undone');
      };
      await fails(entry(id, -5_001, { type: 'redeemed' }));
      await fails(entry(id, 100, { amount: Money.ofCents(100, YEN) }));
      expect(await move(entry(id, -5_000, { type: 'redeemed' }))).toBe('moved');
      expect(await balance(id)).toBe(0);
    });

    it('is one for an account and a currency', async () => {
      const { accountId } = scene;
      const own = { kind: 'store-credit' as const, lastFour: null, codeHash: null, accountId };
      const dollars = await add(own);
      const yen = await add({ ...own, currency: YEN });
      await expect(scene.unit.run(() => add(own))).rejects.toThrow(/credit_account_id_currency_key/);
      expect((await scene.credits.ofAccount(accountId, DOLLARS))?.id).toBe(dollars.id);
      expect((await scene.credits.ofAccount(accountId, YEN))?.id).toBe(yen.id);
      expect(await scene.credits.ofAccount(accountId, Currency.of('EUR'))).toBeUndefined();
    });

    it('is listed for its account, and when it has ended with something on it', async () => {
      const { accountId, credits } = scene;
      const own = { kind: 'store-credit' as const, lastFour: null, codeHash: null, accountId };
      const [dollars, yen] = [await add(own), await add({ ...own, currency: YEN })];
      expect((await credits.allOf(accountId)).map(({ id }) => id)).toEqual([yen.id, dollars.id]);
      expect(await credits.allOf(scene.nextId())).toEqual([]);
      const at = (day: number) => new Date(Date.UTC(2001, 0, day));
      const [second, first] = [await add({ expiresAt: at(2) }), await add({ expiresAt: at(1) })];
      const [empty, later] = [await add({ expiresAt: at(1) }), await add({ expiresAt: at(4) })];
      for (const { id } of [second, first, later]) await move(entry(id, 100));
      expect(await credits.ended(at(3), 10)).toEqual([first.id, second.id]);
      expect(await credits.ended(at(3), 1)).toEqual([first.id]);
      expect(await credits.ended(at(4), 10)).not.toContain(empty.id);
      for (const { id } of [second, first, later]) await move(entry(id, -100, { type: 'expired' }));
    });

    it('tells what an order has taken and not given back', async () => {
      const [one, other] = [await add(), await add()];
      for (const { id } of [one, other]) await move(entry(id, 5_000));
      const of = { orderId: scene.orderId };
      await move(entry(one.id, -3_000, { type: 'redeemed', ...of }));
      await move(entry(one.id, 1_000, { type: 'refunded', ...of }));
      await move(entry(other.id, -500, { type: 'redeemed', ...of }));
      expect([...(await scene.credits.heldBy([scene.orderId]))].sort()).toEqual(
        [
          [one.id, 2_000],
          [other.id, 500],
        ].sort(),
      );
      expect([...(await scene.credits.heldBy([scene.nextId()]))]).toEqual([]);
      expect([...(await scene.credits.heldBy([]))]).toEqual([]);
    });

    it('becomes another account’s, or follows another one, and so does what has followed it', async () => {
      const { accountId, credits, unit } = scene;
      const own = { kind: 'store-credit' as const, lastFour: null, codeHash: null, accountId };
      const [one, two, three] = [await add(own), await add(), await add()];
      expect(await credits.followed(one.id)).toBe(one.id);
      await unit.run(() => credits.follow(one.id, two.id));
      await unit.run(() => credits.follow(two.id, three.id));
      for (const { id } of [one, two, three]) expect(await credits.followed(id)).toBe(three.id);
      expect((await credits.find(one.id))?.accountId).toBe(accountId);
      await unit.run(() => credits.giveTo(one.id, accountId));
      expect(await credits.find(one.id)).toMatchObject({ accountId, version: 2 });
    });

    it('is changed in what staff may change, and is another version then', async () => {
      const { id } = await add();
      await move(entry(id, 5_000));
      const credit = await scene.credits.find(id);
      if (!credit) throw new Error('there is none');
      const expiresAt = new Date('2031-01-01T00:00:00Z');
      const change = { isDisabled: true, expiresAt, note: 'Lost' };
      await scene.unit.run(() => scene.credits.save({ ...credit, ...change }));
      expect(await scene.credits.find(id)).toEqual({ ...credit, ...change, version: 2 });
    });
  });
}
