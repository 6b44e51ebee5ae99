import { beforeEach, describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import { SYSTEM } from '../../orders/domain/snapshots.js';
import { ADDRESS, paidOrder } from '../testing/labelling.js';
import { CarrierRefusedLabel, CarrierSilent, LabelNotFound, LabelNotPossible } from '../domain/refusals.js';

const nothing = () => Promise.resolve();
const RATE = 'rate_GroundAdvantage';
let shop: Awaited<ReturnType<typeof paidOrder>>;
const offered = () => shop.offer.getLabelRates(shop.orderId, null, nothing);
const buy = (id: string, rate = RATE) => shop.buy.buyLabel(shop.orderId, id, rate, nothing);
const bought = async () => buy((await offered()).id);
const later = (minutes: number) => (shop.time.now = new Date(shop.time.now.getTime() + minutes * 60_000));
const ship = (trackingNumber: string) =>
  shop.shipping.shipOrder({ orderId: shop.orderId, actor: SYSTEM, carrier: 'USPS', trackingNumber });

beforeEach(async () => {
  shop = await paidOrder();
});

describe('a label', () => {
  it('is offered for one parcel of what is sent, at the rates of the carrier', async () => {
    const { state, parcel, rates } = await offered();
    expect({ state, parcel }).toEqual({
      state: 'offered',
      parcel: { grams: 1_200, lengthMm: 400, widthMm: 300, heightMm: 80 },
    });
    expect(rates.map(({ service, price }) => [service, price.cents])).toEqual([
      ['GroundAdvantage', 549],
      ['Priority', 899],
    ]);
    expect(shop.carrier.bought).toEqual([]);
  });

  it('is not offered for an order that is shipped, goes nowhere or has nothing to send', async () => {
    shop.pieces.kept.clear();
    await expect(offered()).rejects.toThrow('Nothing of this order is sent.');
    shop = await paidOrder();
    await ship('BY-HAND');
    await expect(offered()).rejects.toThrow(
      'A label is bought for an order that is paid and not shipped yet.',
    );
    shop = await paidOrder({ shippingAddress: null });
    await expect(offered()).rejects.toThrow('The order has no address that a parcel can go to.');
    shop = await paidOrder({ shippingAddress: { ...ADDRESS, country: 'Atlantis' } });
    await expect(offered()).rejects.toThrow('The order has no address that a parcel can go to.');
  });

  it('is bought once, though it is asked for twice', async () => {
    const { id } = await offered();
    const [first, second] = [await buy(id), await buy(id)];
    expect(first).toMatchObject({
      state: 'bought',
      postage: { trackingNumber: 'EZ1', cost: Money.ofCents(549) },
    });
    expect(second).toEqual(first);
    expect(shop.carrier.bought).toHaveLength(1);
    await expect(buy(id, 'rate_Priority')).rejects.toThrow(LabelNotPossible);
    await expect(offered()).rejects.toThrow('This order has a label already.');
    expect(shop.orders.timeline.entries.at(-1)).toMatchObject({
      event: 'note',
      message: 'Label bought: USPS GroundAdvantage for $5.49, tracking number EZ1',
    });
    expect((await shop.print.printLabel(shop.orderId, id)).type).toBe('application/pdf');
  });

  it('whose answer was lost is the same one when it is asked for again', async () => {
    const { id } = await offered();
    shop.carrier.isSilent = true;
    await expect(buy(id)).rejects.toThrow(CarrierSilent);
    expect((await shop.labels.find(id))?.state).toBe('buying');
    shop.carrier.isSilent = false;
    expect(await buy(id)).toMatchObject({ state: 'bought', postage: { trackingNumber: 'EZ1' } });
    expect(shop.carrier.bought).toHaveLength(1);
  });

  it('whose answer was lost is found by the job', async () => {
    const { id } = await offered();
    shop.carrier.isSilent = true;
    await expect(buy(id)).rejects.toThrow(CarrierSilent);
    later(3);
    expect(await shop.updateLabels.updateLabels()).toBe(1);
    shop.carrier.isSilent = false;
    expect(await shop.updateLabels.updateLabels()).toBe(0);
    expect((await shop.labels.find(id))?.state).toBe('bought');
  });

  it('is found by the job although another one before it cannot be settled', async () => {
    const { id } = await offered();
    shop.carrier.isSilent = true;
    await expect(buy(id)).rejects.toThrow(CarrierSilent);
    shop.carrier.isSilent = false;
    later(3);
    const due = shop.labels.due.bind(shop.labels);
    shop.labels.due = async (...asked) =>
      (await due(...asked)).flatMap((label) => [{ ...label, id: 'label-9' }, label]);
    await expect(shop.updateLabels.updateLabels()).rejects.toThrow(LabelNotFound);
    expect((await shop.labels.find(id))?.state).toBe('bought');
  });

  it('that the carrier refuses leaves the order free for another', async () => {
    const { id } = await offered();
    shop.carrier.offers = [];
    await expect(buy(id)).rejects.toThrow(CarrierRefusedLabel);
    expect((await shop.labels.find(id))?.state).toBe('failed');
    expect((await offered()).state).toBe('offered');
  });

  it.each(['rate_of_another', ''])('is not bought at a rate that was not offered: %j', async (rate) => {
    await expect(buy((await offered()).id, rate)).rejects.toThrow(LabelNotPossible);
  });

  it('of another order is not found', async () => {
    await offered();
    await expect(buy('label-9')).rejects.toThrow(LabelNotFound);
    await expect(shop.print.printLabel('another', 'label-1')).rejects.toThrow(LabelNotFound);
  });
});

describe('a label that is given back', () => {
  const giveBack = (id: string) => shop.back.refundLabel(shop.orderId, id, nothing);

  it('is refunded, its file dropped, and another can be bought', async () => {
    const { id } = await bought();
    await giveBack(id);
    await giveBack(id);
    expect((await shop.labels.find(id))?.state).toBe('refunded');
    expect(shop.files.kept.size).toBe(0);
    expect(shop.orders.timeline.entries.at(-1)).toMatchObject({
      ...{ orderId: shop.orderId, event: 'note', from: 'processing', to: 'processing' },
      message: 'Label EZ1 given back to the carrier: refunded',
    });
    await expect(shop.print.printLabel(shop.orderId, id)).rejects.toThrow(LabelNotPossible);
    expect((await bought()).state).toBe('bought');
  });

  it('waits for the carrier to agree', async () => {
    const { id } = await bought();
    shop.carrier.refundsAs = 'submitted';
    await giveBack(id);
    expect((await shop.labels.find(id))?.state).toBe('refunding');
    shop.carrier.refundsAs = 'refunded';
    later(61);
    await shop.updateLabels.updateLabels();
    expect((await shop.labels.find(id))?.state).toBe('refunded');
  });

  it('stays when the carrier does not take it, or the order was shipped with it', async () => {
    const { id, postage } = await bought();
    shop.carrier.refundsAs = 'rejected';
    await expect(giveBack(id)).rejects.toThrow(CarrierRefusedLabel);
    expect(await shop.labels.find(id)).toMatchObject({
      ...{ state: 'bought', failure: 'The carrier did not take it back.' },
    });
    await ship(postage?.trackingNumber ?? '');
    await expect(giveBack(id)).rejects.toThrow('The order was shipped with this label.');
  });
});
