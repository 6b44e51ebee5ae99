import { describe, expect, it } from '@jest/globals';
import { mailboxHashOf } from '../../platform/security/mailbox-hash.js';
import type { CartConsents } from '../application/ports.js';

/** A shop in which nobody has asked for a reminder yet, and what happens in it. */
export interface CartConsentsScene {
  consents: CartConsents;
  /** Two shoppers with addresses of their own. */
  ann: { id: string; email: string };
  bob: { id: string; email: string };
  /** Puts two pieces of something new, of which there are enough, into a cart. */
  put: (accountId: string) => Promise<{ productId: string; variantId: string }>;
  sellOut: (variantId: string) => Promise<void>;
  /** Changes something in a cart. */
  change: (accountId: string) => Promise<void>;
  /** The account has shown that its mailbox is its own. */
  prove: (accountId: string) => Promise<void>;
  /** Somebody who is logged in as this one orders. */
  order: (who: { id: string; email: string }) => Promise<void>;
  /** All that happened to a cart so far happened so many hours earlier. */
  pass: (accountId: string, hours: number) => Promise<void>;
  /** Does it in a transaction that is rolled back. */
  undone: (work: () => Promise<void>) => Promise<void>;
  /** An address that nobody has. */
  newEmail: () => string;
}

const HERE = { ip: '198.51.100.7' };
const DAY = 24;

/** What everybody who remembers whom to remind of a cart must do, in memory as in PostgreSQL. */
export function cartConsentsContract(where: string, open: () => Promise<CartConsentsScene>): void {
  let secrets = 0;
  const hash = () => `hash-${(secrets += 1)}-${Math.random()}`;
  /** Ann has left a cart a day ago, and wanted to be reminded of it. */
  async function left() {
    const scene = await open();
    const { consents, ann } = scene;
    const goods = await scene.put(ann.id);
    const email = scene.newEmail();
    await consents.ask(ann.id, email, { ...HERE, language: 'fr' });
    await scene.pass(ann.id, DAY + 1);
    const leaves = async (id: string, hours: number, mailbox = scene.newEmail()) => {
      await scene.put(id);
      await consents.ask(id, mailbox, HERE);
      await scene.pass(id, hours);
    };
    return { ...scene, goods, email, leaves, claim: (as = hash()) => consents.claim(DAY, as) };
  }

  describe(`who is reminded of a cart ${where}`, () => {
    it('is whoever has asked last, until that is taken back', async () => {
      const { consents, ann, bob, newEmail } = await open();
      const [first, second] = [newEmail(), newEmail()];
      expect(await consents.asked(ann.id)).toBeUndefined();
      await consents.ask(ann.id, first, HERE);
      await consents.ask(ann.id, second, HERE);
      expect([await consents.asked(ann.id), await consents.asked(bob.id)]).toEqual([second, undefined]);
      await consents.drop(bob.id);
      expect(await consents.asked(ann.id)).toBe(second);
      await consents.drop(ann.id);
      expect(await consents.asked(ann.id)).toBeUndefined();
    });

    it('is taken once, and its cart is opened by the secret', async () => {
      const { consents, ann, goods, email, claim, sellOut } = await left();
      const secret = hash();
      const { id, ...who } = (await claim(secret)) ?? {};
      expect(who).toEqual({ accountId: ann.id, email, language: 'fr' });
      expect(id).toEqual(expect.any(String));
      expect([await claim(), await consents.asked(ann.id)]).toEqual([undefined, undefined]);
      expect(await consents.opened(secret)).toEqual([{ ...goods, quantity: 2 }]);
      expect(await consents.opened(hash())).toBeUndefined();
      await sellOut(goods.variantId);
      expect(await consents.opened(secret)).toEqual([]);
    });

    it('is shown what lay in the cart then, whatever became of it, for two weeks', async () => {
      const { consents, ann, goods, put, pass, claim } = await left();
      const secret = hash();
      await claim(secret);
      await put(ann.id);
      expect(await consents.opened(secret)).toEqual([{ ...goods, quantity: 2 }]);
      await pass(ann.id, 13 * DAY);
      expect(await consents.opened(secret)).toHaveLength(1);
      await pass(ann.id, 2 * DAY);
      expect(await consents.opened(secret)).toBeUndefined();
    });

    it('is shown nothing any more once they have ordered or stopped', async () => {
      const { consents, ann, bob, order, claim, leaves } = await left();
      await leaves(bob.id, DAY + 2);
      const [first, second] = [hash(), hash()];
      const { email = '' } = (await claim(first)) ?? {};
      await claim(second);
      await consents.stop(mailboxHashOf(email));
      expect([await consents.opened(first), await consents.opened(second)]).toEqual([
        undefined,
        [expect.anything()],
      ]);
      await order(ann);
      expect(await consents.opened(second)).toBeUndefined();
    });

    it('is taken one at a time, whoever has waited longest first', async () => {
      const { ann, bob, claim, leaves } = await left();
      await leaves(bob.id, DAY + 2);
      const taken = [await claim(), await claim(), await claim()];
      expect(taken.map((one) => one?.accountId)).toEqual([bob.id, ann.id, undefined]);
    });

    it('is put off by an hour where no letter could be written, and keeps nobody else waiting', async () => {
      const { consents, ann, bob, pass, claim, undone, leaves } = await left();
      await leaves(bob.id, DAY + 2);
      let failed = '';
      await undone(async () => void (failed = (await claim())?.id ?? ''));
      await consents.putOff(failed);
      const taken = await claim();
      // somebody else has sent it meanwhile
      await consents.putOff(taken?.id ?? '');
      expect([taken?.accountId, await claim()]).toEqual([ann.id, undefined]);
      for (const { id } of [ann, bob]) await pass(id, 1);
      expect([(await claim())?.accountId, await claim()]).toEqual([bob.id, undefined]);
    });

    it('is left alone until the cart has lain long enough, and for good once that is a week ago', async () => {
      const { ann, bob, change, pass, claim, leaves } = await left();
      await change(ann.id);
      await leaves(bob.id, DAY - 1);
      expect(await claim()).toBeUndefined();
      await pass(bob.id, 8 * DAY);
      expect(await claim()).toBeUndefined();
      await pass(ann.id, DAY + 1);
      expect((await claim())?.accountId).toBe(ann.id);
    });

    it('is left alone while nothing in the cart can be bought', async () => {
      const { ann, goods, put, pass, claim, sellOut } = await left();
      await sellOut(goods.variantId);
      expect(await claim()).toBeUndefined();
      await put(ann.id);
      await pass(ann.id, DAY + 1);
      expect((await claim())?.accountId).toBe(ann.id);
    });

    it('is nobody who has ordered since, by the cart or by the mailbox', async () => {
      const { consents, ann, bob, order, claim, leaves } = await left();
      await leaves(bob.id, DAY + 1, ann.email.replace('@', '+shop@'));
      await order(ann);
      await consents.closeBought(DAY);
      expect([await claim(), await consents.asked(ann.id)]).toEqual([undefined, undefined]);
    });

    it('is nobody at an address that has stopped, until the account asks again that has shown it to be its own', async () => {
      const { consents, ann, bob, newEmail, prove, leaves } = await left();
      await leaves(bob.id, 2 * DAY, bob.email.toUpperCase());
      const taken = await consents.claim(DAY, hash());
      expect(taken?.accountId).toBe(bob.id);
      for (const _ of [1, 2]) await consents.stop(mailboxHashOf(taken?.email ?? ''));
      for (const typed of [bob.email, bob.email.replace('@', '+shop@')]) {
        await consents.ask(ann.id, typed, { ...HERE, ownEmail: ann.email });
        expect(await consents.asked(ann.id)).toBeUndefined();
      }
      await consents.ask(ann.id, newEmail(), HERE);
      expect(await consents.asked(ann.id)).toBeDefined();
      const own = { ...HERE, ownEmail: bob.email };
      await consents.ask(bob.id, bob.email, own);
      expect(await consents.asked(bob.id)).toBeUndefined();
      await prove(bob.id);
      await consents.ask(bob.id, bob.email, own);
      expect(await consents.asked(bob.id)).toBe(bob.email);
    });

    it('is nobody at a mailbox that has stopped, also where nothing was asked for it before or is known of it still', async () => {
      const { consents, ann, newEmail } = await open();
      const email = newEmail();
      await consents.ask(ann.id, email.replace('@', '+here@'), HERE);
      await consents.stop(mailboxHashOf(email));
      expect(await consents.asked(ann.id)).toBeUndefined();
      await consents.ask(ann.id, email, HERE);
      expect(await consents.asked(ann.id)).toBeUndefined();
    });

    it('is the owner of a cart who has asked for the one that it took in, and nobody else', async () => {
      const { consents, ann, bob, newEmail } = await open();
      const theirs = newEmail();
      await consents.ask(bob.id, theirs, HERE);
      await consents.follow(ann.id, bob.id);
      expect(await consents.asked(bob.id)).toBe(theirs);
      await consents.ask(ann.id, newEmail(), HERE);
      await consents.follow(ann.id, bob.id);
      expect([await consents.asked(ann.id), await consents.asked(bob.id)]).toEqual([undefined, theirs]);
      const own = bob.email.replace('@', '+shop@');
      await consents.ask(ann.id, own, HERE);
      await consents.follow(ann.id, bob.id);
      expect([await consents.asked(ann.id), await consents.asked(bob.id)]).toEqual([undefined, own]);
    });

    it('is counted once reminded, with who has ordered after it', async () => {
      const { consents, ann, bob, order, claim, leaves } = await left();
      expect(await consents.counted(30)).toEqual({ reminded: 0, bought: 0 });
      await leaves(bob.id, DAY + 1);
      await claim();
      await claim();
      expect(await consents.counted(30)).toEqual({ reminded: 2, bought: 0 });
      await order(ann);
      expect(await consents.counted(30)).toEqual({ reminded: 2, bought: 1 });
    });

    it('is nobody whose mailbox one sender has named more than ten times a day, but its own account', async () => {
      const { consents, ann, bob, prove } = await open();
      for (let count = 0; count < 10; count += 1) await consents.ask(ann.id, bob.email, HERE);
      expect(await consents.asked(ann.id)).toBe(bob.email);
      await consents.ask(ann.id, bob.email, HERE);
      expect(await consents.asked(ann.id)).toBeUndefined();
      const own = { ...HERE, ownEmail: bob.email };
      await consents.ask(bob.id, bob.email, own);
      expect(await consents.asked(bob.id)).toBeUndefined();
      await prove(bob.id);
      await consents.ask(bob.id, bob.email, own);
      expect(await consents.asked(bob.id)).toBe(bob.email);
    });
  });
}
