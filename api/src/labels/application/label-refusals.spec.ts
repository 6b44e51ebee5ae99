import { beforeEach, describe, expect, it } from '@jest/globals';
import { OrderNotFound } from '../../orders/domain/refusals.js';
import { SYSTEM } from '../../orders/domain/snapshots.js';
import { CarrierRefusedLabel, CarrierSilent, LabelNotFound, LabelNotPossible } from '../domain/refusals.js';
import { ADDRESS, paidOrder } from '../testing/labelling.js';

const RATE = 'rate_GroundAdvantage';
const NO_MORE = 'This order has a label already.';
let shop: Awaited<ReturnType<typeof paidOrder>>;
let audits: number;
const audit = () => Promise.resolve(void (audits += 1));
const offered = () => shop.offer.getLabelRates(shop.orderId, null, audit);
const buy = (id: string) => shop.buy.buyLabel(shop.orderId, id, RATE, audit);
const bought = async () => buy((await offered()).id);
const giveBack = (id: string) => shop.back.refundLabel(shop.orderId, id, audit);
const state = async (id: string) => (await shop.labels.find(id))?.state;
const messages = () => shop.orders.timeline.entries.map(({ message }) => message);

beforeEach(async () => {
  shop = await paidOrder();
  audits = 0;
});

describe('an offer of labels', () => {
  it('names whom the parcel goes to, and is written down once as not bought', async () => {
    const label = await offered();
    const { firstName, lastName, state: region, zipCode: postcode, street, city } = ADDRESS;
    expect(shop.carrier.sentTo).toEqual([
      {
        ...{ name: `${firstName} ${lastName}`, street, city, region, postcode, country: 'US' },
        ...{ phone: '+256700000000', email: 'ann@example.com' },
      },
    ]);
    expect(await shop.labels.find(label.id)).toMatchObject({
      ...{ orderId: shop.orderId, state: 'offered', rateRef: null, postage: null, failure: '' },
      ...{ createdAt: shop.time.now, askedAt: null },
    });
    expect(audits).toBe(1);
  });

  it('names a person of one name by it alone', async () => {
    shop = await paidOrder({ shippingAddress: { ...ADDRESS, lastName: '' } });
    await offered();
    expect(shop.carrier.sentTo.map(({ name }) => name)).toEqual(['Ann']);
  });

  it('is none when the carrier says no or nothing, and for no order', async () => {
    shop.carrier.refusesWith = 'No such street';
    await expect(offered()).rejects.toThrow('The carrier says no: No such street');
    shop.carrier.isSilent = true;
    await expect(offered()).rejects.toThrow(CarrierSilent);
    await expect(shop.offer.getLabelRates('none', null, audit)).rejects.toThrow(OrderNotFound);
    expect([await shop.labels.ofOrder(shop.orderId), audits]).toEqual([[], 0]);
  });
});

describe('buying a label', () => {
  it('is written down once, and what was bought is told again without the carrier', async () => {
    const label = await bought();
    shop.carrier.isSilent = true;
    expect(await buy(label.id)).toEqual(label);
    expect(audits).toBe(2);
  });

  it('is refused for no order, and for one that was shipped meanwhile', async () => {
    const { id } = await offered();
    await expect(shop.buy.buyLabel('none', id, RATE, audit)).rejects.toThrow(OrderNotFound);
    const parcel = { carrier: 'USPS', trackingNumber: 'BY-HAND' };
    await shop.shipping.shipOrder({ orderId: shop.orderId, actor: SYSTEM, ...parcel });
    await expect(buy(id)).rejects.toThrow('A label is bought for an order that is paid and not shipped yet.');
    expect([await state(id), shop.carrier.bought]).toEqual(['offered', []]);
  });

  it('is not tried again with a label that has failed or was given back', async () => {
    const { id } = await offered();
    shop.carrier.refusesWith = 'No such street';
    await expect(buy(id)).rejects.toThrow('The carrier says no: No such street');
    shop.carrier.refusesWith = null;
    await expect(buy(id)).rejects.toThrow(NO_MORE);
    await expect(shop.buy.buyLabel(shop.orderId, id, 'rate_Priority', audit)).rejects.toThrow(NO_MORE);
    const { id: second } = await bought();
    await giveBack(second);
    await expect(buy(second)).rejects.toThrow(NO_MORE);
    expect([await state(id), await state(second)]).toEqual(['failed', 'refunded']);
  });

  it('keeps the file of the label, and does without one that cannot be had just now', async () => {
    const first = await bought();
    expect([...shop.files.kept.keys()]).toEqual([first.id]);
    shop = await paidOrder();
    shop.carrier.labelFile = () => Promise.resolve(null);
    expect(await bought()).toMatchObject({ state: 'bought' });
    expect(shop.files.kept.size).toBe(0);
  });

  it('has no file while its end is unknown, nor when the carrier said no', async () => {
    const { id } = await offered();
    shop.carrier.isSilent = true;
    await expect(buy(id)).rejects.toThrow(CarrierSilent);
    const settled = await shop.settle.settleLabel(id, { outcome: 'refused', message: 'No such street' });
    expect(settled).toMatchObject({ state: 'failed', failure: 'No such street' });
    expect(shop.files.kept.size).toBe(0);
  });

  it('is settled once: a late answer changes nothing', async () => {
    const { id } = await bought();
    const before = messages();
    await shop.settle.settleLabel(id, { outcome: 'refused', message: 'too late' });
    expect([await state(id), messages()]).toEqual(['bought', before]);
    const unknown = shop.settle.settleLabel('label-9', { outcome: 'unknown', message: '' });
    await expect(unknown).rejects.toThrow(LabelNotFound);
  });

  it('that is asked for once more has its two minutes anew: it may be made just now', async () => {
    const { id } = await offered();
    shop.carrier.isSilent = true;
    await expect(buy(id)).rejects.toThrow(CarrierSilent);
    shop.time.now = new Date(shop.time.now.getTime() + 119_000);
    await expect(buy(id)).rejects.toThrow(CarrierSilent);
    shop.time.now = new Date(shop.time.now.getTime() + 119_000);
    expect([await shop.updateLabels.updateLabels(), await state(id), audits]).toEqual([0, 'buying', 2]);
  });

  it('is looked after by the job two minutes later, not sooner, and by none without a carrier', async () => {
    const { id } = await offered();
    shop.carrier.isSilent = true;
    await expect(buy(id)).rejects.toThrow(CarrierSilent);
    shop.carrier.isSilent = false;
    expect([await shop.updateLabels.updateLabels(), await state(id)]).toEqual([0, 'buying']);
    shop.time.now = new Date(shop.time.now.getTime() + 121_000);
    shop.carrier.isConfigured = false;
    expect([await shop.updateLabels.updateLabels(), await state(id)]).toEqual([0, 'buying']);
    shop.carrier.isConfigured = true;
    expect([await shop.updateLabels.updateLabels(), await state(id)]).toEqual([0, 'bought']);
  });
});

describe('printing a label', () => {
  const print = (id: string) => shop.print.printLabel(shop.orderId, id);

  it('needs the carrier only where no file was kept', async () => {
    const { id } = await bought();
    shop.carrier.isSilent = true;
    expect((await print(id)).type).toBe('application/pdf');
    shop.files.kept.clear();
    await expect(print(id)).rejects.toThrow(CarrierSilent);
    shop.carrier.isSilent = false;
    expect((await print(id)).type).toBe('application/pdf');
    await expect(print('label-9')).rejects.toThrow(LabelNotFound);
  });
});

describe('giving a label back', () => {
  const HOUR_MS = 3_600_000;

  it('is refused for no order, no label and one that was not bought', async () => {
    const { id } = await offered();
    await expect(shop.back.refundLabel('none', id, audit)).rejects.toThrow(OrderNotFound);
    await expect(giveBack('label-9')).rejects.toThrow(LabelNotFound);
    const notBought = 'This label is not bought, or was given back.';
    await expect(giveBack(id)).rejects.toThrow(notBought);
    const label = await buy(id);
    await shop.labels.save({ ...label, state: 'failed' });
    await expect(giveBack(id)).rejects.toThrow(notBought);
    await shop.labels.save({ ...label, orderId: 'another' });
    await expect(giveBack(id)).rejects.toThrow(LabelNotFound);
    expect(audits).toBe(2);
  });

  it('changes nothing when the carrier says no or nothing', async () => {
    const { id } = await bought();
    shop.carrier.refusesWith = 'Already scanned';
    await expect(giveBack(id)).rejects.toThrow('The carrier says no: Already scanned');
    shop.carrier.isSilent = true;
    await expect(giveBack(id)).rejects.toThrow(CarrierSilent);
    expect([await state(id), shop.files.kept.size, audits]).toEqual(['bought', 1, 2]);
  });

  it('is asked and told once while the carrier takes its time', async () => {
    const { id } = await bought();
    shop.carrier.refundsAs = 'submitted';
    await giveBack(id);
    shop.carrier.isSilent = true;
    await giveBack(id);
    shop.carrier.isSilent = false;
    shop.time.now = new Date(shop.time.now.getTime() + HOUR_MS + 1);
    await shop.updateLabels.updateLabels();
    expect(await shop.labels.find(id)).toMatchObject({
      ...{ state: 'refunding', failure: '', askedAt: shop.time.now },
    });
    expect(messages().filter((message) => message.includes('given back'))).toEqual([
      'Label EZ1 given back to the carrier: submitted',
    ]);
    expect(audits).toBe(3);
  });

  it('waits on while the carrier says nothing of it', async () => {
    const label = await bought();
    shop.carrier.refundsAs = 'submitted';
    await giveBack(label.id);
    shop.carrier.refusesWith = 'not now';
    await shop.back.update(label);
    expect(await state(label.id)).toBe('refunding');
  });

  it('leaves a label that the carrier did not take back in the end, and says why', async () => {
    const label = await bought();
    shop.carrier.refundsAs = 'submitted';
    await giveBack(label.id);
    shop.carrier.refundsAs = 'rejected';
    await shop.back.update(label);
    expect(await shop.labels.find(label.id)).toMatchObject({
      ...{ state: 'bought', failure: 'The carrier did not take it back.' },
    });
    expect(messages().filter((message) => message.includes('given back'))).toHaveLength(1);
    shop.carrier.refundsAs = 'none';
    await expect(giveBack(label.id)).rejects.toThrow(CarrierRefusedLabel);
  });

  it('is over once it is refunded', async () => {
    const label = await bought();
    await giveBack(label.id);
    shop.carrier.refundsAs = 'rejected';
    await shop.back.update(label);
    expect(await state(label.id)).toBe('refunded');
    await expect(shop.print.printLabel(shop.orderId, label.id)).rejects.toThrow(LabelNotPossible);
  });
});
