import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Money } from '../../api/src/kernel/money.js';
import type { EasyPostCarrier } from '../../api/src/shipping/carriers/easypost/easypost-carrier.js';
import { BOUGHT, SHIPMENT, TRACKER, failure } from './easypost-answers.js';
import { AUSTIN, BOOTS, SECRETS, carrierAt } from './easypost-client.js';
import { eventually } from '../support/money.js';
import { ScriptedProvider, json, type Answering } from './stripe-client.js';

const TIMEOUT_MS = 3_000;

let scripted: ScriptedProvider;
let carrier: EasyPostCarrier;
beforeAll(async () => (scripted = await new ScriptedProvider().open()));
afterAll(() => scripted.close());
beforeEach(() => {
  scripted.requests.length = 0;
  carrier = carrierAt(scripted.origin);
});

const answers = (status: number, body: unknown) => {
  scripted.answering = (_call, response) => json(response, status, body);
};
const sent = () =>
  scripted.requests.map(({ method, path, body }) => ({
    call: `${method} ${path}`,
    body: body ? (JSON.parse(body) as Record<string, unknown>) : null,
  }));

describe('a shipment at EasyPost', () => {
  it('has addresses, ounces and inches, and the key for a name', async () => {
    answers(201, SHIPMENT);
    const offered = await carrier.offer(AUSTIN, BOOTS, 'ORDER-1', null);
    const [made] = sent();
    expect(made?.call).toBe('POST /v2/shipments');
    expect(made?.body).toEqual({
      shipment: {
        from_address: {
          ...{ name: 'Duka', street1: '417 Montgomery Street', city: 'San Francisco', state: 'CA' },
          ...{ zip: '94104', country: 'US', phone: '4153334445' },
        },
        to_address: {
          ...{ name: 'Ada Lovelace', street1: '1 Congress Ave', city: 'Austin', state: 'TX', zip: '78701' },
          ...{ country: 'US', phone: '+15125550100', email: 'ada@example.com' },
        },
        parcel: { weight: 42.4, length: 13, width: 8.3, height: 4.8 },
        options: { label_format: 'PDF' },
        reference: 'ORDER-1',
      },
    });
    const basic = `Basic ${Buffer.from(`${SECRETS.key}:`).toString('base64')}`;
    expect(scripted.requests[0]?.headers.authorization).toBe(basic);
    expect(offered).toMatchObject({
      ...{ outcome: 'rated', shipmentRef: 'shp_1' },
      rates: [
        { ref: 'rate_cheap', carrier: 'USPS', service: 'GroundAdvantage', price: { cents: 549 }, days: 5 },
        { ref: 'rate_fast', price: { cents: 899 }, days: 2 },
      ],
    });
  });

  it('has the company and the second line of who has them', async () => {
    answers(201, SHIPMENT);
    await carrier.offer({ ...AUSTIN, company: 'Ada Ltd', line2: 'Floor 3' }, BOOTS, 'ORDER-1', null);
    expect(sent()[0]?.body).toMatchObject({
      shipment: { to_address: { company: 'Ada Ltd', street1: '1 Congress Ave', street2: 'Floor 3' } },
    });
  });

  // https://docs.easypost.com/docs/customs-infos and /docs/customs-items
  it('has what customs asks for, with value and weight of all pieces', async () => {
    answers(201, SHIPMENT);
    const item = { description: 'Boots', articleNumber: 'B-1', quantity: 2, value: Money.ofCents(17_980) };
    const items = [{ ...item, grams: 2_400, hsCode: '640391', origin: 'IT' }];
    const berlin = { ...AUSTIN, country: 'DE', region: null, postcode: '10557' };
    await carrier.offer(berlin, BOOTS, 'ORDER-1', { items, terms: 'DDP', exemption: 'NOEEI 30.37(a)' });
    expect(sent()[0]?.body).toMatchObject({
      shipment: {
        options: { label_format: 'PDF', incoterm: 'DDP' },
        customs_info: {
          ...{ contents_type: 'merchandise', restriction_type: 'none', non_delivery_option: 'return' },
          ...{ customs_certify: true, customs_signer: 'Duka', eel_pfc: 'NOEEI 30.37(a)' },
          customs_items: [
            {
              ...{ description: 'Boots', code: 'B-1', quantity: 2, value: 179.8, currency: 'USD' },
              ...{ weight: 84.657, hs_tariff_number: '640391', origin_country: 'IT' },
            },
          ],
        },
      },
    });
    expect(carrier.origin).toEqual({ country: 'US', region: 'CA', postcode: '94104' });
  });

  // https://docs.easypost.com/docs/shipments/tax-identifiers and /guides/eu-regulatory-updates-guide
  it.each([
    ['IOSS', 'IM2760000742', 'DE', 'IOSS'],
    ['VOEC', '2024582', 'NO', 'VOEC'],
    ['UK VAT', 'GB123456789', 'GB', 'VAT'],
  ])('has the number of %s, and the numbers of the product', async (name, number, country, type) => {
    answers(201, SHIPMENT);
    const item = { description: 'Boots', articleNumber: 'B-1', quantity: 2, value: Money.ofCents(17_980) };
    const numbers = { gtin: '4006381333931', mpn: 'B-1-2026' };
    const items = [{ ...item, ...numbers, grams: 2_400, hsCode: '640391', origin: 'IT' }];
    const abroad = { ...AUSTIN, country, region: null, postcode: '' };
    const scheme = { name, number };
    await carrier.offer(abroad, BOOTS, 'ORDER-1', { items, terms: 'DDP', exemption: null, scheme });
    expect(sent()[0]?.body).toMatchObject({
      shipment: {
        tax_identifiers: [{ entity: 'SENDER', tax_id: number, tax_id_type: type, issuing_country: country }],
        customs_info: {
          customs_items: [{ standardized_product_id: '4006381333931', manufacturer_product_id: 'B-1-2026' }],
        },
      },
    });
  });

  it('is rated to a place that is only known by postcode, without a size nobody has said', async () => {
    answers(201, SHIPMENT);
    const parcel = { grams: 100, lengthMm: 0, widthMm: 0, heightMm: 0 };
    const place = { country: 'US', region: null, postcode: '78701' };
    expect(await carrier.rates(place, parcel, TIMEOUT_MS)).toMatchObject({ outcome: 'rated' });
    expect(sent()[0]?.body).toMatchObject({
      shipment: { to_address: { country: 'US', zip: '78701', state: '' }, parcel: { weight: 3.6 } },
    });
  });

  it('is bought by one rate', async () => {
    answers(200, BOUGHT);
    expect(await carrier.buy('shp_1', 'rate_fast')).toMatchObject({
      ...{ outcome: 'bought', carrier: 'USPS', service: 'Priority', cost: { cents: 899 } },
      ...{ trackingNumber: '9400100000000000000001', trackerRef: 'trk_1' },
      labelUrl: BOUGHT.postage_label.label_url,
    });
    expect(sent()).toEqual([{ call: 'POST /v2/shipments/shp_1/buy', body: { rate: { id: 'rate_fast' } } }]);
  });

  it('that was bought before is read, never bought twice', async () => {
    scripted.answering = ({ method }, response) =>
      method === 'POST'
        ? json(response, 422, failure('SHIPMENT.POSTAGE.EXISTS', 'Postage already exists'))
        : json(response, 200, BOUGHT);
    expect(await carrier.buy('shp_1', 'rate_fast')).toMatchObject({ outcome: 'bought', trackerRef: 'trk_1' });
    expect(sent().map(({ call }) => call)).toEqual([
      'POST /v2/shipments/shp_1/buy',
      'GET /v2/shipments/shp_1',
    ]);
  });

  it.each(['SHIPMENT.PURCHASE.IN_PROGRESS', 'SHIPMENT.POSTAGE.TIMED_OUT', 'SHIPMENT.POSTAGE.NO_RESPONSE'])(
    'that is being bought (%s) has no label yet, and may have one soon',
    async (code) => {
      scripted.answering = ({ method }, response) =>
        method === 'POST' ? json(response, 422, failure(code, 'Wait')) : json(response, 200, SHIPMENT);
      expect(await carrier.buy('shp_1', 'rate_fast')).toMatchObject({ outcome: 'unknown' });
    },
  );

  it('that nobody has bought says so', async () => {
    answers(200, SHIPMENT);
    expect(await carrier.read('shp_1')).toMatchObject({ outcome: 'refused' });
  });

  it.each([
    ['submitted', 'submitted'],
    ['refunded', 'refunded'],
    ['rejected', 'rejected'],
    ['not_applicable', 'rejected'],
  ])('gives its label back: %s', async (word, state) => {
    answers(200, { ...BOUGHT, refund_status: word });
    expect(await carrier.refund('shp_1')).toEqual({ outcome: 'refund', state });
  });
});

describe('a label that EasyPost takes back no more', () => {
  const taking = (refund_status: string | null) => {
    scripted.answering = ({ method }, response) =>
      method === 'POST'
        ? json(response, 422, failure('SHIPMENT.REFUND.UNAVAILABLE', 'Refund is not available'))
        : json(response, 200, { ...BOUGHT, refund_status });
  };

  it.each(['submitted', 'refunded'])('was given back before, when the shipment is %s', async (state) => {
    taking(state);
    expect(await carrier.refund('shp_1')).toEqual({ outcome: 'refund', state });
  });

  it('is kept by the shop otherwise', async () => {
    taking(null);
    expect(await carrier.refund('shp_1')).toEqual({ outcome: 'refused', message: 'Refund is not available' });
  });
});

describe('an answer of EasyPost', () => {
  it.each<[string, 'refused' | 'unknown', Answering]>([
    ['a definite no', 'refused', (_, to) => json(to, 422, failure('SHIPMENT.POSTAGE.FAILURE', 'No funds'))],
    ['a wrong key', 'refused', (_, to) => json(to, 401, failure('APIKEY.INACTIVE', 'This key is no longer'))],
    ['too many requests', 'unknown', (_, to) => json(to, 429, failure('RATE_LIMITED', 'Please slow down'))],
    [
      'a time-out of its carrier',
      'unknown',
      (_, to) => json(to, 422, failure('SHIPMENT.POSTAGE.TIMED_OUT', 'x')),
    ],
    ['a failure', 'unknown', (_, to) => json(to, 500, failure('INTERNAL', 'oops'))],
    ['a web page', 'unknown', (_, to) => void to.end('<html>maintenance</html>')],
    ['half a shipment', 'unknown', (_, to) => json(to, 200, { ...SHIPMENT, postage_label: {} })],
    ['a cut connection', 'unknown', (_, to) => void to.destroy()],
  ])('that is %s leaves a purchase %s', async (_, outcome, answering) => {
    scripted.answering = answering;
    expect(await carrier.buy('shp_1', 'rate_fast')).toMatchObject({ outcome });
  });

  it('that does not come is waited for as long as somebody can wait', async () => {
    scripted.answering = () => undefined;
    expect(await carrier.rates(AUSTIN, BOOTS, 50)).toMatchObject({ outcome: 'unknown' });
    // it may arrive after it was waited for, and is this test's
    await eventually(
      () => Promise.resolve(sent().length),
      (calls) => calls === 1,
    );
  });
});

describe('a tracker of EasyPost', () => {
  it('tells where a parcel was, the oldest first', async () => {
    answers(200, TRACKER);
    expect(await carrier.track('trk_1')).toEqual({
      ...{ outcome: 'tracked', trackingNumber: '9400100000000000000001', status: 'delivered' },
      scans: [
        {
          ...{ status: 'in_transit', description: 'Arrived at facility', location: 'DALLAS, TX, US' },
          occurredAt: new Date('2026-11-25T08:00:00Z'),
        },
        {
          ...{ status: 'delivered', description: 'Delivered, Front Door', location: 'AUSTIN, TX' },
          occurredAt: new Date('2026-11-26T10:30:00Z'),
        },
      ],
    });
    expect(sent()[0]?.call).toBe('GET /v2/trackers/trk_1');
  });

  it('that cannot be read is no news', async () => {
    answers(200, { ...TRACKER, status: 'on the moon' });
    expect(await carrier.track('trk_1')).toMatchObject({ outcome: 'unknown' });
  });
});
