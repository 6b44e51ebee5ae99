import { describe, expect, it } from '@jest/globals';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { UnpaidOrder, UnpaidOrders } from '../application/ports.js';

/** A shop without unpaid orders, and two shoppers. */
export interface UnpaidOrdersScene {
  unpaid: UnpaidOrders;
  unit: UnitOfWork;
  ann: string;
  bob: string;
  /** Places an order that waits; answers its id. */
  order: (accountId: string) => Promise<string>;
  /** The order waits no longer. */
  settle: (orderId: string) => Promise<void>;
}

/** What every keeper of unpaid orders must do, in memory as in PostgreSQL. */
export function unpaidOrdersContract(where: string, open: () => Promise<UnpaidOrdersScene>): void {
  const at = (...keys: string[]) => keys.map((key, index) => ({ key, times: index + 1 }));

  async function recording() {
    const scene = await open();
    const record = async (accountId: string, changes: Partial<UnpaidOrder>, exact = true) => {
      const one: UnpaidOrder = {
        ...{ orderId: await scene.order(accountId), accountId, contact: null, units: 1, byStaff: false },
        ...{ networks: at('203.0.113.9'), ...changes },
      };
      await scene.unit.run(() => scene.unpaid.record(one, exact));
      return one;
    };
    return { ...scene, record };
  }

  describe(`unpaid orders ${where}`, () => {
    it('count by account and by network, with their pieces', async () => {
      const { unpaid, record, ann, bob } = await recording();
      const [first] = [await record(ann, { units: 2 }), await record(ann, { units: 3 }, false)];
      const other = await record(bob, { units: 4, networks: at('2001:db8::', '2001:db8:0') });
      await record(bob, { networks: at('2001:db8:0') });
      expect(await unpaid.counts(first)).toEqual({
        account: { orders: 2, units: 5 },
        networks: [{ orders: 2, units: 5 }],
      });
      expect(await unpaid.counts(other)).toEqual({
        account: { orders: 2, units: 5 },
        networks: [
          { orders: 1, units: 4 },
          { orders: 1, units: 4 },
        ],
      });
    });

    it('count by the mail address of a guest or by the account, whichever has more', async () => {
      const { unpaid, record, ann, bob } = await recording();
      const contact = 'grace@example.com';
      await record(ann, { contact, units: 2 });
      const guest = await record(bob, { contact, units: 3 });
      await record(bob, { contact: 'gene@example.com', units: 1 });
      await record(bob, { units: 1 });
      expect((await unpaid.counts(guest)).account).toEqual({ orders: 3, units: 5 });
      expect((await unpaid.counts({ ...guest, contact: null })).account).toEqual({ orders: 3, units: 5 });
      expect((await unpaid.counts({ ...guest, accountId: ann })).account).toEqual({ orders: 2, units: 5 });
    });

    it('do not count for a guest whose address a stranger has named from elsewhere', async () => {
      const { unpaid, record, ann, bob } = await recording();
      const contact = 'grace@example.com';
      for (let order = 0; order < 3; order += 1) await record(ann, { contact, networks: at('198.51.100.7') });
      const guest = await record(bob, { contact });
      expect((await unpaid.counts(guest)).account).toEqual({ orders: 1, units: 1 });
    });

    it('are forgotten when they wait no longer, once', async () => {
      const { unpaid, record, settle, ann } = await recording();
      const [first, second] = [await record(ann, {}), await record(ann, { units: 7 })];
      expect(await unpaid.forgetSettled()).toBe(false);
      await settle(first.orderId);
      expect([await unpaid.forgetSettled(), await unpaid.forgetSettled()]).toEqual([true, false]);
      expect((await unpaid.counts(second)).account).toEqual({ orders: 1, units: 7 });
    });
  });
}
