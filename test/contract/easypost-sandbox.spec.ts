import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { switches } from '../support/money.js';
import { carrierKeys, moveOn } from '../support/parcels.js';
import type { Shop } from '../support/shop.js';
import { Money } from '../../api/src/kernel/money.js';
import type { Customs } from '../../api/src/shipping/application/carrier.js';
import type { EasyPostCarrier } from '../../api/src/shipping/carriers/easypost/easypost-carrier.js';
import { carrierContract } from '../../api/src/shipping/testing/carrier-contract.js';
import { AUSTIN, BOOTS, SECRETS, carrierAt } from './easypost-client.js';
import { openSandbox } from './stripe-sandbox-up.js';

let shop: Shop;
let origin: string;
let carrier: EasyPostCarrier;
beforeAll(async () => {
  const up = await openSandbox();
  ({ shop } = up);
  origin = `${up.wire.origin}/easypost`;
  carrier = carrierAt(origin, await carrierKeys(shop));
});
afterAll(() => shop.close());

async function offered() {
  const answer = await carrier.offer(AUSTIN, BOOTS, 'ORDER-1', null);
  if (answer.outcome !== 'rated') throw new Error(answer.message);
  const [cheapest] = answer.rates;
  if (!cheapest) throw new Error('no rates');
  return { ...answer, cheapest };
}

async function bought() {
  const { shipmentRef, cheapest } = await offered();
  const label = await carrier.buy(shipmentRef, cheapest.ref);
  if (label.outcome !== 'bought') throw new Error(label.message);
  return { shipmentRef, ...label, trackerRef: label.trackerRef ?? '' };
}

carrierContract('of the sandbox', () =>
  Promise.resolve({ carrier, to: AUSTIN, parcel: BOOTS, unknownRef: 'shp_unknown' }),
);

describe('the sandbox in the place of EasyPost', () => {
  it('takes more for a larger parcel', async () => {
    const priceOf = async (parcel: typeof BOOTS) => {
      const answer = await carrier.rates(AUSTIN, parcel, 5_000);
      return answer.outcome === 'rated' ? (answer.rates[0]?.price.cents ?? 0) : 0;
    };
    const small = await priceOf({ ...BOOTS, grams: 100, lengthMm: 0, widthMm: 0, heightMm: 0 });
    expect(small).toBeGreaterThan(0);
    expect(await priceOf(BOOTS)).toBeGreaterThan(small);
  });

  it('keeps a file of each label', async () => {
    expect((await carrier.labelFile((await bought()).labelUrl))?.type).toBe('application/pdf');
  });

  it('moves a parcel on, and takes a label back that was not used', async () => {
    const { shipmentRef, trackerRef } = await bought();
    expect(await carrier.refundState(shipmentRef)).toEqual({ outcome: 'refund', state: 'none' });
    expect(await carrier.track(trackerRef)).toMatchObject({ outcome: 'tracked', status: 'waiting' });
    expect(await carrier.refund(shipmentRef)).toEqual({ outcome: 'refund', state: 'refunded' });
    const used = await bought();
    await moveOn(shop, used.trackerRef);
    expect(await carrier.track(used.trackerRef)).toMatchObject({ status: 'in_transit' });
    expect(await carrier.refund(used.shipmentRef)).toEqual({ outcome: 'refund', state: 'rejected' });
  });

  it('buys no label for abroad without what customs asks for', async () => {
    const berlin = { ...AUSTIN, country: 'DE', region: null, postcode: '10557', city: 'Berlin' };
    const item = { description: 'Boots', articleNumber: 'B-1', quantity: 1, value: Money.ofCents(9_000) };
    const numbers = { gtin: '4006381333931', mpn: 'B-1' };
    const items = [{ ...item, ...numbers, grams: 1_200, hsCode: '640391', origin: 'IT' }];
    const scheme = { name: 'IOSS', number: 'IM2760000742' };
    const buy = async (customs: Customs | null) => {
      const answer = await carrier.offer(berlin, BOOTS, 'ORDER-1', customs);
      if (answer.outcome !== 'rated') return answer;
      return carrier.buy(answer.shipmentRef, answer.rates[0]?.ref ?? '');
    };
    expect(await buy(null)).toMatchObject({
      ...{ outcome: 'refused', message: expect.stringContaining('customs_info is required') as unknown },
    });
    const exemption = 'NOEEI 30.37(a)';
    expect(await buy({ items, terms: 'DAP', exemption: null })).toMatchObject({ outcome: 'refused' });
    expect(await buy({ items: [], terms: 'DAP', exemption })).toMatchObject({ outcome: 'refused' });
    expect(await buy({ items, terms: 'DDP', exemption, scheme })).toMatchObject({ outcome: 'bought' });
  });

  it('knows its own key alone', async () => {
    const stranger = carrierAt(origin, SECRETS);
    expect(await stranger.offer(AUSTIN, BOOTS, 'ORDER-1', null)).toMatchObject({ outcome: 'refused' });
  });

  it.each(['error', 'lost', 'web-page', 'half', 'empty'])(
    'that answers %s leaves it unknown',
    async (answers) => {
      await switches(shop, { answers });
      const careless = carrierAt(origin, await carrierKeys(shop));
      expect(await careless.offer(AUSTIN, BOOTS, 'ORDER-1', null)).toMatchObject({ outcome: 'unknown' });
      await switches(shop, {});
    },
  );
});
