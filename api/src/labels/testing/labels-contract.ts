import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import type { LabelState, ShippingLabel } from '../application/label.js';
import type { Labels } from '../application/ports.js';
import { LabelNotPossible } from '../domain/refusals.js';

/** Where labels of two orders can be kept, fresh for each test. */
export interface LabelsScene {
  labels: Labels;
  orderId: string;
  otherId: string;
  /** A new id, later ones sorting after earlier ones. */
  nextId: () => string;
}

const at = (time: string) => new Date(`2020-01-01T${time}:00Z`);

/** What a carrier offers for a jacket; nobody has bought it. */
export const aLabel = (id: string, orderId: string, more: Partial<ShippingLabel> = {}): ShippingLabel => ({
  ...{
    id,
    orderId,
    parcelId: null,
    content: null,
    state: 'offered',
    shipmentRef: `shp_${id}`,
    rateRef: null,
    postage: null,
    failure: '',
  },
  parcel: { grams: 1_200, lengthMm: 400, widthMm: 300, heightMm: 80 },
  rates: [
    { ref: 'rate_1', carrier: 'USPS', service: 'Priority', price: Money.ofCents(899), days: 2 },
    { ref: 'rate_2', carrier: 'USPS', service: 'GroundAdvantage', price: Money.ofCents(549), days: null },
  ],
  createdAt: at('10:00'),
  askedAt: null,
  ...more,
});

const postageOf = (id: string) => ({
  ...{ carrier: 'USPS', service: 'Priority', cost: Money.ofCents(899), trackingNumber: `EZ${id}` },
  ...{ trackerRef: `trk_${id}`, labelUrl: `https://carrier.example/${id}.pdf` },
});

/** What every keeper of labels must do, in memory as in PostgreSQL. */
export function labelsContract(where: string, open: () => Promise<LabelsScene>): void {
  async function offered() {
    const scene = await open();
    const label = aLabel(scene.nextId(), scene.orderId);
    await scene.labels.add(label);
    return { ...scene, label };
  }

  describe(`labels ${where}`, () => {
    it('come back as they were offered, and are unknown under another id', async () => {
      const { labels, label, nextId } = await offered();
      expect([await labels.find(label.id), await labels.lock(label.id)]).toEqual([label, label]);
      expect(await labels.find(nextId())).toBeUndefined();
    });

    it('keep what was bought, and are found by the tracker', async () => {
      const { labels, label } = await offered();
      const postage = postageOf(label.id);
      const bought = { ...label, state: 'bought', rateRef: 'rate_1', postage, askedAt: at('11:00') } as const;
      await labels.save(bought);
      expect(await labels.find(label.id)).toEqual(bought);
      expect(await labels.byTracker(postage.trackerRef)).toEqual(bought);
      expect(await labels.byTracker('trk_of_another_shop')).toBeUndefined();
    });

    it('of an order are told the newest first; offers that nobody bought go with the next one', async () => {
      const { labels, label, orderId, otherId, nextId } = await offered();
      const elsewhere = aLabel(nextId(), otherId);
      await labels.add(elsewhere);
      const failed = { ...label, state: 'failed', failure: 'No such street' } as const;
      await labels.save(failed);
      const [second, third] = [aLabel(nextId(), orderId), aLabel(nextId(), orderId)];
      await labels.add(second);
      await labels.add(third);
      expect(await labels.ofOrder(orderId)).toEqual([third, failed]);
      expect(await labels.ofOrder(otherId)).toEqual([elsewhere]);
    });

    it.each(['buying', 'bought', 'refunding'] as const)('are one for a parcel when %s', async (state) => {
      const { labels, label, orderId, otherId, nextId } = await offered();
      await labels.save({ ...label, state });
      const second = aLabel(nextId(), orderId);
      await labels.add(second);
      await expect(labels.save({ ...second, state: 'buying' })).rejects.toBeInstanceOf(LabelNotPossible);
      expect(await labels.find(second.id)).toEqual(second);
      const elsewhere = aLabel(nextId(), otherId);
      await labels.add(elsewhere);
      await labels.save({ ...elsewhere, state: 'buying' });
      expect((await labels.find(elsewhere.id))?.state).toBe('buying');
    });

    it.each(['failed', 'refunded'] as const)('leave room for another one when %s', async (state) => {
      const { labels, label, orderId, nextId } = await offered();
      await labels.save({ ...label, state });
      const second = aLabel(nextId(), orderId);
      await labels.add(second);
      await labels.save({ ...second, state: 'buying' });
      expect((await labels.ofOrder(orderId)).map((one) => one.state)).toEqual(['buying', state]);
    });

    it('are due in a state, not asked for since, those that wait longest first', async () => {
      const { labels, label, otherId, nextId } = await offered();
      const other = aLabel(nextId(), otherId);
      await labels.add(other);
      const due = async (states: LabelState[], before: Date, limit = 1_000) =>
        (await labels.due(states, before, limit)).map(({ id }) => id);
      expect(await due(['offered'], at('12:00'))).toEqual([]);
      await labels.save({ ...label, state: 'buying', askedAt: at('11:00') });
      await labels.save({ ...other, state: 'bought', askedAt: at('10:30') });
      expect(await due(['buying', 'bought'], at('12:00'))).toEqual([other.id, label.id]);
      expect(await due(['buying', 'bought'], at('12:00'), 1)).toEqual([other.id]);
      expect(await due(['buying', 'bought'], at('11:00'))).toEqual([other.id]);
      expect(await due(['refunding'], at('12:00'))).toEqual([]);
    });
  });
}
