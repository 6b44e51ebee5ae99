import { beforeEach, describe, expect, it } from '@jest/globals';
import { SYSTEM } from '../../orders/domain/snapshots.js';
import type { ParcelScan, ParcelStatus } from '../../shipping/application/carrier.js';
import { CarrierMessageRejected, CarrierSilent, NoSuchCarrier } from '../domain/refusals.js';
import type { ShippingLabel } from './label.js';
import { paidOrder } from '../testing/labelling.js';

const nothing = () => Promise.resolve();
const scan = (status: ParcelStatus, description: string, hour: number): ParcelScan => ({
  ...{ status, description, location: 'AUSTIN, TX' },
  occurredAt: new Date(`2026-03-02T${String(hour).padStart(2, '0')}:00:00Z`),
});
const MADE = scan('waiting', 'Label created', 8);
const TAKEN = scan('in_transit', 'Accepted', 10);
const THERE = scan('delivered', 'Front door', 16);

let shop: Awaited<ReturnType<typeof paidOrder>>;
let label: ShippingLabel;
const buyAndShip = async () => {
  const { id } = await shop.offer.getLabelRates(shop.orderId, null, nothing);
  label = await shop.buy.buyLabel(shop.orderId, id, 'rate_Priority', nothing);
};
const handOver = (trackingNumber = 'EZ1') =>
  shop.shipping.shipOrder({ orderId: shop.orderId, actor: SYSTEM, carrier: 'USPS', trackingNumber });
const tells = (...scans: ParcelScan[]) => {
  const status = scans.at(-1)?.status ?? 'waiting';
  shop.carrier.tracked = { outcome: 'tracked', trackingNumber: 'EZ1', status, scans };
  return shop.follow.followParcel(label);
};
const status = async () => (await shop.orders.find(shop.orderId))?.status;
const seen = async () =>
  (await shop.parcels.of(shop.orderId))
    .filter(({ source }) => source === 'carrier')
    .map(({ status: word, description }) => `${word} ${description}`);

beforeEach(async () => {
  shop = await paidOrder();
  await buyAndShip();
});

describe("a parcel that the shop's label is on", () => {
  it('takes its order along, and tells each step once', async () => {
    await handOver();
    expect(await tells(MADE, TAKEN)).toBe('followed');
    expect(await tells(MADE, TAKEN)).toBe('followed');
    expect(await seen()).toEqual(['in_transit Accepted']);
    expect(await status()).toBe('shipped');
    expect(shop.files.kept.size).toBe(1);
    await tells(MADE, TAKEN, THERE);
    await tells(MADE, TAKEN, THERE);
    expect(await seen()).toEqual(['in_transit Accepted', 'delivered Front door']);
    expect(await status()).toBe('delivered');
    expect(shop.files.kept.size).toBe(0);
  });

  it('waits for staff to say that it was handed over, and loses nothing meanwhile', async () => {
    expect(await tells(TAKEN)).toBe('early');
    expect(await status()).toBe('processing');
    await handOver();
    await tells(TAKEN);
    expect(await seen()).toEqual(['in_transit Accepted']);
  });

  it('is told in the order of its way, whatever order the news comes in', async () => {
    await handOver();
    await tells(TAKEN, THERE);
    await tells(TAKEN);
    await tells(scan('in_transit', 'Sorted', 12), THERE);
    expect(await seen()).toEqual(['in_transit Accepted', 'in_transit Sorted', 'delivered Front door']);
    expect(await status()).toBe('delivered');
  });

  it('says nothing of an order that was shipped otherwise', async () => {
    await handOver('BY-HAND');
    expect(await tells(TAKEN, THERE)).toBe('early');
    expect(await seen()).toEqual([]);
    expect(await status()).toBe('shipped');
  });

  it('is asked for again when the carrier is silent', async () => {
    await handOver();
    shop.carrier.isSilent = true;
    expect(await shop.follow.followParcel(label)).toBe('unclear');
    shop.carrier.isSilent = false;
    shop.carrier.tracked = { outcome: 'tracked', trackingNumber: 'EZ1', status: 'delivered', scans: [THERE] };
    shop.time.now = new Date(shop.time.now.getTime() + 2 * 3_600_000);
    expect(await shop.updateLabels.updateLabels()).toBe(0);
    expect(await status()).toBe('delivered');
  });
});

describe('a parcel that cannot be followed', () => {
  it('leaves its order alone: the carrier has no tracker for it, knows none, or means another parcel', async () => {
    await handOver();
    const { postage } = label;
    shop.carrier.isSilent = true;
    expect(await shop.follow.followParcel({ ...label, postage: null })).toBe('early');
    if (postage)
      expect(await shop.follow.followParcel({ ...label, postage: { ...postage, trackerRef: null } })).toBe(
        'early',
      );
    shop.carrier.isSilent = false;
    shop.carrier.tracked = null;
    expect(await shop.follow.followParcel(label)).toBe('early');
    shop.carrier.tracked = { outcome: 'tracked', trackingNumber: 'EZ9', status: 'delivered', scans: [THERE] };
    expect(await shop.follow.followParcel(label)).toBe('early');
    expect([await seen(), await status()]).toEqual([[], 'shipped']);
  });

  it('is not asked for again within the hour', async () => {
    shop.time.now = new Date('2026-03-02T09:00:00Z');
    await tells(TAKEN);
    expect(await shop.labels.find(label.id)).toEqual({ ...label, askedAt: shop.time.now });
    shop.carrier.isSilent = true;
    expect(await shop.updateLabels.updateLabels()).toBe(0);
    shop.time.now = new Date('2026-03-02T10:00:01Z');
    expect(await shop.updateLabels.updateLabels()).toBe(1);
  });

  it('arrives, and its order is not delivered while staff has not recorded the balance', async () => {
    await handOver();
    const order = await shop.orders.lock(shop.orderId);
    const none = order?.total.times(0);
    if (!order || !none) throw new Error('no order');
    order.recordMoney(
      { captured: none, surplus: none, refunded: none, disputed: false, attemptsFailed: false },
      shop.time.now,
    );
    await shop.orders.save(order);
    expect(await tells(TAKEN, THERE)).toBe('followed');
    expect(await seen()).toEqual(['in_transit Accepted', 'delivered Front door']);
    expect(await status()).toBe('shipped');
  });

  it('fails when its arrival cannot be written down, so that it is told again', async () => {
    await handOver();
    const append = shop.parcels.append.bind(shop.parcels);
    shop.parcels.append = () => {
      shop.parcels.append = append;
      return Promise.reject(new Error('no database'));
    };
    await expect(tells(THERE)).rejects.toThrow('no database');
  });
});

describe("a carrier's message", () => {
  const receive = (provider = 'played') =>
    shop.receive.receiveCarrierMessage(provider, new Uint8Array(), () => 'signed');
  const tracker = (trackerRef: string) =>
    (shop.carrier.message = { outcome: 'tracker', eventId: 'evt_1', trackerRef });

  it('has the parcel followed that it is about', async () => {
    await handOver();
    shop.carrier.tracked = { outcome: 'tracked', trackingNumber: 'EZ1', status: 'delivered', scans: [THERE] };
    tracker('trk_1');
    await receive();
    expect(await status()).toBe('delivered');
  });

  it('must come again when the carrier is silent about the parcel', async () => {
    await handOver();
    tracker('trk_1');
    shop.carrier.isSilent = true;
    await expect(receive()).rejects.toThrow(CarrierSilent);
  });

  it('about a parcel of nobody is taken, and must come again while a label is being bought', async () => {
    tracker('trk_of_another_shop');
    await expect(receive()).resolves.toBeUndefined();
    await shop.labels.save({ ...label, state: 'buying', postage: null, askedAt: shop.time.now });
    await expect(receive()).rejects.toThrow(CarrierSilent);
  });

  it('about something else is taken', async () => {
    shop.carrier.message = { outcome: 'other', eventId: 'evt_1' };
    shop.carrier.isSilent = true;
    await expect(receive()).resolves.toBeUndefined();
  });

  it('that is not signed is not believed', async () => {
    await expect(receive()).rejects.toThrow(CarrierMessageRejected);
  });

  it('is taken of the carrier in use alone', async () => {
    shop.carrier.message = { outcome: 'other', eventId: 'evt_1' };
    await expect(receive('pigeons')).rejects.toThrow(NoSuchCarrier);
  });
});
