import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { endSession } from '../platform/session/session';
import { quote } from '../testing/checkout-quote';
import { answers } from '../testing/goods';
import { choose, openShop, press, reads, visit } from '../testing/shop';

afterEach(() => {
  endSession();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

const [standard] = quote.deliveryMethods;
const pickup = { address: '1 Quay', hours: 'Mon–Fri 9–18' };

/** The checkout at the cash payment of an order that goes that way. */
async function payingCash(sent: object, figures: object = {}, terms: object = {}): Promise<void> {
  const data = { ...quote, deliveryMethods: [{ ...standard, ...sent }], ...figures };
  const body = { success: true, message: '', data };
  const { data: shop } = answers['getShop'] as { data: object };
  const getShop = { status: 200, body: { success: true, message: '', data: { ...shop, ...terms } } };
  openShop({ quoteCheckout: { status: 200, body }, getShop });
  await visit('/checkout');
  await press('Continue to Payment');
  await choose(/Cash on Delivery/);
}

describe('what is paid last', () => {
  it.each([
    ['a carrier', { kind: 'flat' }, '$7.50 when it arrives at your door.', 'Due on delivery'],
    ['our courier', { kind: 'local' }, '$7.50 when our courier brings it.', 'Due on delivery'],
    ['pickup', { kind: 'pickup', pickup }, '$7.50 when you pick it up at the pickup point.', 'Due at pickup'],
  ])('is paid where the order is handed over, by %s', async (_, sent, sentence, due) => {
    await payingCash(sent);
    await reads(sentence, due);
  });

  it('says nothing of a door where all is paid at the pickup point', async () => {
    await payingCash({ kind: 'pickup', pickup }, {}, { depositPercent: 0 });
    await reads('Pay at pickup', 'You pay $12.50 when you pick it up at the pickup point.', 'Your address');
    await reads('Ready for pickup');
    expect(document.body).not.toHaveTextContent(/your door|Arrives|on delivery/);
  });

  it('is in coins that exist, and says by how much the total is rounded', async () => {
    const coins = { total: 12.48, cashTotal: 12.5, cashCoin: 0.05 };
    await payingCash({}, { ...coins, depositDueNow: 5, balanceOnDelivery: 7.5 });
    await reads('Cash rounding', '$0.02', '$12.50');
    await choose(/Mobile Money/);
    expect(document.body).not.toHaveTextContent('Cash rounding');
  });

  it('asks for a tax number by the name of the country, once the address has a company', async () => {
    const { data } = answers.listAddresses as { data: readonly object[] };
    const body = { success: true, data: data.map((one) => ({ ...one, company: 'Rao Textiles' })) };
    const quoted = { success: true, message: '', data: { ...quote, vat: { ...quote.vat, name: 'TIN' } } };
    openShop({ listAddresses: { status: 200, body }, quoteCheckout: { status: 200, body: quoted } });
    await visit('/checkout');
    await press('Continue to Payment');
    await reads('TIN', 'For businesses only: it stands on the invoice');
  });

  it('calls a supply to a business of another member state so before it is ordered', async () => {
    const vat = { ...quote.vat, isAsked: true, number: 'ATU13585627', reverseCharge: true };
    await payingCash({}, { tax: -2, vat: { ...vat, intraCommunity: true } });
    await reads('Intra-Community supply, exempt from VAT (Article 138 of Directive 2006/112/EC)');
    expect(document.body).not.toHaveTextContent('Reverse charge');
  });
});
