import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Alerts } from '../application/ports.js';

/** A lamp in two colours, both sold out, and a mug, sold out too. */
export interface AlertsScene {
  alerts: Alerts;
  lamp: { productId: string; name: string; red: string; blue: string };
  mug: { productId: string; name: string; variantId: string };
  /** Pieces of the variant that can be bought from now on. */
  put: (variantId: string, pieces: number) => Promise<void>;
  /** The product is no longer sold. */
  withdraw: (productId: string) => Promise<void>;
  unknownId: string;
  /** An address that has asked for nothing, in small letters. */
  newEmail: () => string;
}

const HERE = { ip: '198.51.100.7' };

/** What everybody who remembers who waits for what must do, in memory as in PostgreSQL. */
export function alertsContract(where: string, open: () => Promise<AlertsScene>): void {
  describe(`what is waited for ${where}`, () => {
    it('is in stock when a piece of it can be bought, of any variant unless one is named', async () => {
      const { alerts, lamp, put, withdraw, unknownId } = await open();
      const { productId, red, blue } = lamp;
      expect(await alerts.isInStock({ productId })).toBe(false);
      await put(red, 1);
      expect(await alerts.isInStock({ productId })).toBe(true);
      expect(await alerts.isInStock({ productId, variantId: red })).toBe(true);
      expect(await alerts.isInStock({ productId, variantId: blue })).toBe(false);
      expect(await alerts.isInStock({ productId, variantId: unknownId })).toBeUndefined();
      expect(await alerts.isInStock({ productId: unknownId })).toBeUndefined();
      await withdraw(productId);
      expect(await alerts.isInStock({ productId })).toBeUndefined();
    });

    it('is told to whoever waited for it, once, who asked first being the first', async () => {
      const { alerts, lamp, mug, put, newEmail } = await open();
      const { productId, red, blue } = lamp;
      const [ada, bob, cyd] = [newEmail(), newEmail(), newEmail()];
      await alerts.remember({ productId, variantId: red }, ada, { ...HERE, language: 'fr' });
      await alerts.remember({ productId }, bob, HERE);
      await alerts.remember({ productId, variantId: blue }, cyd, HERE);
      await alerts.remember({ productId: mug.productId }, cyd, HERE);
      expect(await alerts.takeArrived(10)).toEqual([]);
      await put(red, 2);
      const arrival = { productId, product: lamp.name };
      expect(await alerts.takeArrived(1)).toEqual([
        { ...arrival, variantId: red, email: ada, language: 'fr' },
      ]);
      expect(await alerts.takeArrived(10)).toEqual([{ ...arrival, variantId: null, email: bob }]);
      expect(await alerts.takeArrived(10)).toEqual([]);
      await put(mug.variantId, 1);
      expect(await alerts.takeArrived(10)).toMatchObject([{ product: mug.name, email: cyd }]);
    });

    it('is remembered once for each address, however it is written, and as it was written last', async () => {
      const { alerts, lamp, put, newEmail } = await open();
      const { productId, red } = lamp;
      const ada = newEmail();
      for (const email of [ada, ada.toUpperCase()]) {
        await alerts.remember({ productId }, email, HERE);
        await alerts.remember({ productId, variantId: red }, email, HERE);
      }
      await put(red, 1);
      const told = (await alerts.takeArrived(10)).map(({ variantId, email }) => [variantId, email]);
      expect(told).toHaveLength(2);
      for (const variantId of [null, red]) expect(told).toContainEqual([variantId, ada.toUpperCase()]);
    });

    it('is not told while it is not sold', async () => {
      const { alerts, mug, put, withdraw, newEmail } = await open();
      await alerts.remember({ productId: mug.productId }, newEmail(), HERE);
      await withdraw(mug.productId);
      await put(mug.variantId, 3);
      expect(await alerts.takeArrived(10)).toEqual([]);
    });

    it('is asked for ten times a day by each sender, each mailbox for itself', async () => {
      const { alerts, mug, newEmail } = await open();
      const [ada, productId] = [newEmail(), mug.productId];
      const asked: boolean[] = [];
      for (let count = 0; count < 11; count += 1) asked.push(await alerts.remember({ productId }, ada, HERE));
      expect(asked).toEqual([...Array.from({ length: 10 }, () => true), false]);
      expect(await alerts.remember({ productId }, ada.replace('@', '+more@'), HERE)).toBe(false);
      expect(await alerts.remember({ productId }, newEmail(), HERE)).toBe(true);
      expect(await alerts.remember({ productId }, ada, { ip: '203.0.113.9' })).toBe(true);
    });

    it('is asked for forty times a day by all senders together', async () => {
      const { alerts, mug, newEmail } = await open();
      const [ada, productId] = [newEmail(), mug.productId];
      const asked: boolean[] = [];
      for (let count = 0; count < 41; count += 1)
        asked.push(await alerts.remember({ productId }, ada, { ip: `203.0.113.${count}` }));
      expect(asked).toEqual([...Array.from({ length: 40 }, () => true), false]);
    });

    it('is asked for by an account for its own mailbox, whatever others have asked', async () => {
      const { alerts, mug, newEmail } = await open();
      const [ada, productId] = [newEmail(), mug.productId];
      for (let count = 0; count < 40; count += 1)
        await alerts.remember({ productId }, ada, { ip: `203.0.113.${count}` });
      const account = { accountId: randomUUID(), email: ada.toUpperCase() };
      const asked: boolean[] = [];
      for (let count = 0; count < 11; count += 1)
        asked.push(await alerts.remember({ productId }, ada, { ip: `192.0.2.${count}`, account }));
      expect(asked).toEqual([...Array.from({ length: 10 }, () => true), false]);
      const other = { accountId: randomUUID(), email: newEmail() };
      expect(await alerts.remember({ productId }, ada, { ip: '192.0.2.99', account: other })).toBe(false);
    });
  });
}
