import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { setHomeCountry } from '../../../kernel/home-country.js';
import { Money } from '../../../kernel/money.js';
import { Currency } from '../../../kernel/currency.js';
import { receiptFor } from '../../../kernel/receipt.js';
import { aLine } from '../../../orders/testing/order-builder.js';
import { ProviderAccess } from '../../../platform/config/provider-access.js';
import { issuing } from '../../testing/issuing.js';
import { efris } from './definition.js';
import { make } from './efris.js';
import { aKey, PlayedEfris } from './testing/played-efris.js';

const KEY = aKey();
const ENV = {
  ...{ EFRIS_TIN: '1000023456', EFRIS_DEVICE: 'TCS01', EFRIS_PRIVATE_KEY: KEY, EFRIS_UNIT: 'PCE' },
  ...{ EFRIS_DELIVERY_ITEM: 'DELIVERY', EFRIS_DELIVERY_CATEGORY: '78102200' },
};
const shillings = (amount: number) => Money.ofCents(amount, Currency.of('UGX'));

/** Two lamps for 59,000 and a rug for 118,000 with 18 percent in them, a tenth off by a coupon, and delivery for 11,800. */
function kampala() {
  const lamp = { sku: 'LAMP', name: 'Lamp', variantId: 'lamp', productId: 'p1', options: {}, quantity: 2 };
  const rug = { sku: 'RUG', name: 'Rug', variantId: 'rug', productId: 'p2', options: {}, quantity: 1 };
  const priced = (amount: number, discount: number) => ({
    ...{ listPrice: shillings(amount), unitPrice: shillings(amount), discount: shillings(discount) },
  });
  const lines = [aLine({ ...lamp, ...priced(29_500, 5_900) }), aLine({ ...rug, ...priced(118_000, 11_800) })];
  const taxed = (tax: number) => ({ tax: shillings(tax), taxAdded: shillings(0) });
  const rate = { name: 'VAT', thousandths: 18_000, net: shillings(145_000), tax: shillings(26_100) };
  const rates = [{ ...rate, gross: shillings(171_100) }];
  const charges = [{ kind: 'shipping' as const, label: 'Boda', amount: shillings(11_800) }];
  const taxes = { lines: [taxed(8_100), taxed(16_200)], rates, reverseCharge: false };
  const category = { version: 1, category: 'standard' as const };
  const rules = {
    ...{ goods: [category, category], coupon: null, delivery: null },
    tax: {
      ...{ id: 'zone', version: 1, name: 'Uganda', day: '2026-03-01', pricesIncludeTax: true },
      ...{ shippingTax: 'main' as const, rounding: 'order' as const },
      rates: [
        { category: 'standard' as const, name: 'VAT', thousandths: 18_000, from: '2020-01-01', until: null },
      ],
    },
  };
  const receipt = {
    ...receiptFor(lines, { code: 'TENTH', amount: shillings(17_700) }, charges, taxes),
    rules,
  };
  const buyerTax = { vatNumber: 'UG1000099999', check: 'offline' as const };
  return { lines, receipt, buyerTax };
}

let played: PlayedEfris;
async function shop(facts: Record<string, unknown> = { commodityCode: '39111500' }, env: object = ENV) {
  const access = new ProviderAccess();
  access.announce('efris', {
    baseUrl: played.baseUrl,
    secrets: { tin: '1000023456', device: 'TCS01', key: KEY },
  });
  let id = 0;
  const tools = {
    access,
    values: () => ({ ...env }) as Record<string, string>,
    clock: { now: () => new Date('2026-11-28T10:00:00Z') },
  };
  const office = make({
    ...tools,
    ids: { next: () => `0192f1c4-0000-7000-8000-${String((id += 1)).padStart(12, '0')}` },
  });
  const captured = shillings(171_100);
  const scene = await issuing({ captured }, { authorities: [office], draft: kampala(), facts });
  await scene.issueInvoice.issueInvoice(scene.orderId);
  const send = () => scene.papers.registerDuePapers();
  const state = async () => (await scene.registrations.ofOrder(scene.orderId)).map((one) => one.state);
  const reason = async () => (await scene.registrations.ofOrder(scene.orderId)).at(-1)?.reason;
  const wait = (minutes: number) => (scene.time.now = new Date(scene.time.now.getTime() + minutes * 60_000));
  return { ...scene, send, state, reason, wait };
}

beforeAll(() => setHomeCountry('UG'));
afterAll(() => setHomeCountry('US'));
beforeEach(async () => {
  played = new PlayedEfris(KEY);
  await played.open();
});
afterEach(() => played.close());

describe('an invoice for EFRIS', () => {
  it('is uploaded whole, in a session that is opened once, and has its number', async () => {
    const { send, registrations, published, orderId, marks } = await shop();
    expect(published).toMatchObject([{ topic: 'paper.to_register', payload: { id: 'invoice-1' } }]);
    expect(await send()).toBe(1);
    expect(played.calls).toEqual(['T101', 'T104', 'T103', 'T109']);
    expect(await registrations.ofOrder(orderId)).toMatchObject([
      { state: 'registered', fiscalNumber: '322000150741', verification: '313597672100001', tries: 1 },
    ]);
    expect((await marks.ofOrder(orderId)).get('invoice-1')).toMatchObject({
      qr: '02000000416B9C322000150741~DUKA',
    });
    const { content } = played.books.documents[0]!;
    expect(content).toMatchObject({
      sellerDetails: { tin: '1000023456', referenceNo: 'INV-000001', isCheckReferenceNo: '1' },
      basicInformation: { currency: 'UGX', invoiceType: '1', issuedDate: '2026-11-28 13:05:09' },
      buyerDetails: { buyerType: '0', buyerTin: '1000099999' },
      goodsDetails: [
        { itemCode: 'LAMP', qty: '2', unitPrice: '26550', total: '53100', tax: '8100', taxRate: '0.18' },
        { itemCode: 'RUG', goodsCategoryId: '39111500', total: '106200', tax: '16200', orderNumber: '1' },
        { itemCode: 'DELIVERY', item: 'Boda', goodsCategoryId: '78102200', total: '11800', tax: '1800' },
      ],
      taxDetails: [{ taxCategoryCode: '01', netAmount: '145000', taxAmount: '26100', grossAmount: '171100' }],
      summary: {
        netAmount: '145000',
        taxAmount: '26100',
        grossAmount: '171100',
        itemCount: '3',
        modeCode: '1',
      },
    });
    expect([await send(), played.books.documents.length]).toEqual([0, 1]);
  });

  it('waits while EFRIS is away, and is sent when it is back', async () => {
    played.isAway = true;
    const { send, state, wait, reason } = await shop();
    await send();
    expect([await state(), await reason()]).toEqual([['waiting'], expect.stringMatching(/./)]);
    for (let day = 0; day < 3; day += 1) {
      wait(24 * 60);
      await send();
    }
    played.isAway = false;
    await send();
    expect(await state()).toEqual(['waiting']);
    wait(60);
    await send();
    expect([await state(), played.books.documents.length]).toEqual([['registered'], 1]);
  });

  it('is not sent again when the answer was lost: EFRIS is asked for it first', async () => {
    played.loses = 1;
    const { send, state, wait } = await shop();
    await send();
    expect([await state(), played.books.documents.length]).toEqual([['waiting'], 1]);
    wait(2);
    await send();
    expect([await state(), played.books.documents.length]).toEqual([['registered'], 1]);
    expect(played.calls.filter((code) => code === 'T109')).toHaveLength(1);
    expect(played.calls.slice(-2)).toEqual(['T106', 'T108']);
  });

  it('is found where EFRIS says that it has one of that number', async () => {
    const first = await shop();
    await first.send();
    const again = await shop();
    await again.send();
    expect([await again.state(), played.books.documents.length]).toEqual([['registered'], 1]);
  });

  it('is refused with the reason, and registered when that is mended', async () => {
    played.books.unknownCategories.add('39111500');
    const { send, state, reason, registerAgain } = await shop();
    await send();
    expect(await state()).toEqual(['refused']);
    expect(await reason()).toBe('EFRIS: goodsCategoryId: 39111500 does not exist (2124)');
    played.books.unknownCategories.clear();
    await registerAgain.registerAgain('invoice-1');
    await send();
    expect(await state()).toEqual(['registered']);
    await expect(registerAgain.registerAgain('invoice-1')).rejects.toThrow('No paper of this invoice');
    await expect(registerAgain.registerAgain('unknown')).rejects.toThrow('Invoice not found');
  });

  it('is refused before it is sent where the shop does not know what EFRIS must', async () => {
    const { send, state, reason } = await shop({});
    await send();
    expect([await state(), await reason()]).toEqual([['refused'], 'Lamp has no commodity code.']);
    const { EFRIS_DELIVERY_ITEM: _, ...without } = ENV;
    const other = await shop(undefined, without);
    await other.send();
    expect(await other.reason()).toContain('EFRIS_DELIVERY_ITEM and EFRIS_DELIVERY_CATEGORY are not set');
    expect(played.calls).not.toContain('T109');
  });

  it('is sent in a new session where the old one has ended, and read where answers come packed', async () => {
    played.packs = true;
    const { send, state, wait, issueInvoice: _, ...scene } = await shop();
    await send();
    expect(await state()).toEqual(['registered']);
    played.forgets();
    scene.giveBack('refund-1', 11_800);
    await scene.issueNotes.issueCreditNotes(scene.orderId);
    await send();
    expect(await state()).toEqual(['registered', 'waiting']);
    wait(2);
    await send();
    wait(4);
    await send();
    expect(await state()).toEqual(['registered', 'registered']);
  });
});

describe('a credit note for EFRIS', () => {
  const credited = async (
    pieces?: Parameters<Awaited<ReturnType<typeof shop>>['giveBack']>[2],
    amount = 26_550,
  ) => {
    const scene = await shop();
    await scene.send();
    scene.giveBack('refund-1', amount, pieces);
    await scene.issueNotes.issueCreditNotes(scene.orderId);
    return scene;
  };
  const lamp = [{ variantId: 'lamp', rate: 0, tax: 4_050, gross: 26_550 }];
  const lines = () => played.books.applications.map(({ content }) => content['goodsDetails']);

  it('is applied for with the pieces that came back, and has its number when it is approved', async () => {
    played.books.approves = false;
    const { send, state, reason, wait } = await credited(lamp);
    await send();
    expect([await state(), await reason()]).toEqual([
      ['registered', 'waiting'],
      'EFRIS examines application 21PL01001.',
    ]);
    expect(lines()).toMatchObject([
      [{ itemCode: 'LAMP', qty: '-1', unitPrice: '26550', total: '-26550', tax: '-4050', orderNumber: '0' }],
    ]);
    expect(played.books.applications[0]?.content).toMatchObject({
      ...{ oriInvoiceNo: '322000150741', oriInvoiceId: '100001', sellersReferenceNo: 'CN-000001' },
      summary: { grossAmount: '-26550', taxAmount: '-4050', netAmount: '-22500', itemCount: '1' },
    });
    played.books.decide('101');
    wait(2);
    await send();
    expect([await state(), played.books.applications.length]).toEqual([['registered', 'registered'], 1]);
  });

  it('takes a sum from all lines in proportion, and all that is left in the end', async () => {
    const { send, state, wait, giveBack, issueNotes, orderId } = await credited([], 10_000);
    giveBack('refund-2', 171_100);
    await issueNotes.issueCreditNotes(orderId);
    await send();
    wait(2);
    await send();
    expect(await state()).toEqual(['registered', 'registered', 'registered']);
    expect([...played.books.documents[0]!.left.values()]).toEqual([0, 0, 0]);
  });

  it('is not applied for twice when the answer was lost', async () => {
    const { send, state, wait } = await credited(lamp);
    played.loses = 1;
    await send();
    wait(2);
    await send();
    expect([await state(), played.books.applications.length]).toEqual([['registered', 'registered'], 1]);
  });

  it('that EFRIS rejects is refused with its reason, and applied for anew when the staff sends it again', async () => {
    played.books.approves = false;
    const { send, state, reason, wait, registerAgain } = await credited(lamp);
    await send();
    played.books.decide('103', 'The buyer disagrees');
    wait(2);
    await send();
    expect([await state(), await reason()]).toEqual([
      ['registered', 'refused'],
      'EFRIS rejected it: The buyer disagrees',
    ]);
    played.books.approves = true;
    await registerAgain.registerAgain('invoice-1');
    await send();
    wait(4);
    await send();
    wait(8);
    await send();
    expect([await state(), played.books.applications.length]).toEqual([['registered', 'registered'], 2]);
  });

  it('waits for its invoice', async () => {
    played.isAway = true;
    const { state, papers } = await credited(lamp);
    await papers.registerPaper('note-1');
    played.isAway = false;
    expect(await state()).toEqual(['waiting', 'waiting']);
    expect(played.calls).toEqual([]);
  });

  it('that waits for a refused invoice does not hold up the papers of other orders', async () => {
    played.books.unknownCategories.add('39111500');
    const { send, state, wait, registrations } = await credited(lamp);
    expect(await state()).toEqual(['refused', 'waiting']);
    wait(1);
    const next = { id: 'later', kind: 'invoice', orderId: 'gone', number: 'INV-000002' } as const;
    await registrations.add({ ...next, authority: 'efris' });
    expect(await send()).toBe(1);
    expect(await state()).toEqual(['refused', 'waiting']);
    expect(await registrations.find('later')).toMatchObject({ state: 'refused' });
  });

  it('is refused where its invoice was written before EFRIS was told of any', async () => {
    const { send, state, reason, registrations } = await credited(lamp);
    registrations.all.splice(0, 1);
    await send();
    expect([await state(), await reason()]).toEqual([
      ['refused'],
      'Its invoice is from before the tax office was told of any.',
    ]);
  });
});

describe('what EFRIS reads of the environment', () => {
  const sentences = (values: Record<string, string | undefined>) => efris.contradictions?.(values, 'UGX');
  it('belongs together', () => {
    expect(sentences(ENV)).toEqual([]);
    expect(sentences({})).toEqual([]);
    expect(sentences({ ...ENV, EFRIS_DEVICE: undefined })).toHaveLength(1);
    expect(sentences({ ...ENV, EFRIS_PRIVATE_KEY: KEY.slice(0, -40) })).toHaveLength(1);
    expect(sentences({ ...ENV, EFRIS_DELIVERY_CATEGORY: undefined })).toHaveLength(1);
    expect(efris.access?.({ ...ENV, EFRIS_API: 'test' })?.baseUrl).toContain('efristest.ura.go.ug');
    expect(efris.access?.({})).toBeUndefined();
  });
});
