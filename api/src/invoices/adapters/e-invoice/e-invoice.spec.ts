import { describe, expect, it } from '@jest/globals';
import { Money } from '../../../kernel/money.js';
import type { EInvoice } from '../../domain/e-invoice.js';
import { XmlEInvoiceWriter } from './xml-e-invoice-writer.js';

const money = (cents: number) => Money.ofCents(cents);
const tax = { code: 'S', thousandths: 8_100, exemption: undefined } as const;
const party = {
  ...{
    name: 'Tea&nbsp;&#65; & <Co>',
    street: 'Weg 1',
    line2: '',
    city: 'Bern',
    postcode: '3000',
    region: '',
  },
  ...{ country: 'CH', vatNumber: 'CHE136695976', taxNumber: undefined, email: 'tea@example.com', phone: '' },
};
const invoice = (changes: Partial<EInvoice> = {}): EInvoice => ({
  ...{ kind: 'invoice', number: 'INV-000007', issuedOn: '2026-03-01', suppliedOn: '2026-03-02' },
  ...{
    preceding: undefined,
    orderNumber: 'ABCD1234',
    buyerReference: '',
    seller: party,
    buyer: party,
    deliveredTo: party,
  },
  lines: [{ name: 'Tea\u0000', articleNumber: 'TEA', quantity: 3, net: money(1_000), tax }],
  charges: [
    { reason: 'Parcel', net: money(500), tax },
    { reason: 'Taken off', net: money(-200), tax },
  ],
  taxes: [{ tax, net: money(1_300), amount: money(105) }],
  ...{ gross: money(1_405), rounding: money(0), paid: money(405), taxInShopCurrency: undefined },
  ...changes,
});
const writer = new XmlEInvoiceWriter();
const value = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text]) => text);

describe.each(['ubl', 'cii'] as const)('%s', (format) => {
  const [price, quantity, payable, allowance, charge] =
    format === 'ubl'
      ? [
          'cbc:PriceAmount',
          'cbc:BaseQuantity',
          'cbc:PayableAmount',
          'cbc:AllowanceTotalAmount',
          'cbc:ChargeTotalAmount',
        ]
      : [
          'ram:ChargeAmount',
          'ram:BasisQuantity',
          'ram:DuePayableAmount',
          'ram:AllowanceTotalAmount',
          'ram:ChargeTotalAmount',
        ];

  it('prices all pieces of a line together, so that a third of ten loses no cent', async () => {
    const xml = await writer[format](invoice());
    expect([value(xml, price), value(xml, quantity)]).toEqual([['10.00'], ['3']]);
  });

  // EN 16931-1, BT-114 and BR-CO-16: what is due is the total, less what was paid, with the rounding
  it('tells what coins could not pay beside the total, and what is due with it', async () => {
    const rounding = format === 'ubl' ? 'cbc:PayableRoundingAmount' : 'ram:RoundingAmount';
    const xml = await writer[format](invoice({ gross: money(1_404), rounding: money(1), paid: money(0) }));
    expect([value(xml, rounding), value(xml, payable)]).toEqual([['0.01'], ['14.05']]);
    expect(value(await writer[format](invoice()), rounding)).toEqual([]);
  });

  it('has what is taken off as an allowance, and what is left to pay', async () => {
    const xml = await writer[format](invoice());
    expect([value(xml, allowance), value(xml, charge), value(xml, payable)]).toEqual([
      ['2.00'],
      ['5.00'],
      ['10.00'],
    ]);
  });

  it('writes names letter by letter, and leaves out what XML cannot hold', async () => {
    const xml = await writer[format](invoice());
    expect(xml).toContain('>Tea&amp;nbsp;&amp;#65; &amp; &lt;Co&gt;<');
    expect(xml).toContain('>Tea<');
  });

  it('knows a seller without a VAT number by the other one', async () => {
    const seller = { ...party, vatNumber: undefined, taxNumber: '12/345' };
    expect((await writer[format](invoice({ seller }))).match(/12\/345/g)).toHaveLength(2);
  });

  // EN 16931-1, BT-10 and BT-49
  it('has what the buyer wants named, and where its program is', async () => {
    const [reference, endpoint] =
      format === 'ubl' ? ['cbc:BuyerReference', 'cbc:EndpointID'] : ['ram:BuyerReference', 'ram:URIID'];
    const buyer = { ...party, email: '', participant: { scheme: '0204', id: '991-12345-67' } };
    const told = await writer[format](invoice({ buyer, buyerReference: 'KST 7' }));
    expect(value(told, reference)).toEqual(['KST 7']);
    expect(value(told, endpoint).at(-1)).toBe('991-12345-67');
    expect(told).toContain('schemeID="0204"');
    expect(value(await writer[format](invoice()), reference)).toEqual([]);
  });

  it('tells the tax in the currency of the books, too', async () => {
    const xml = await writer[format](invoice({ taxInShopCurrency: money(99) }));
    expect(xml).toContain('>0.99<');
  });
});
