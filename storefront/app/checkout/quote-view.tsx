import { Fragment } from 'react';
import { depositRows } from './deposit';
import { roundingRow } from './rounding-row';
import { AmountsIn, useMoney } from '../platform/amounts-in';
import type { CheckoutQuote, OpenedQuote, WayToPay } from '../platform/api/types';
import { date } from '../platform/dates';
import { addressLine } from '../platform/forms/address';
import { common } from '../platform/messages/en/common';
import { checkoutTexts } from '../platform/messages/en/checkout';
import { orderPageTexts } from '../platform/messages/en/orders';
import { quoteTexts } from '../platform/messages/en/quote';
import { Thumb } from '../ui/picture';
import { reductionRows } from '../ui/reduction-rows';
import { addedTaxRows, containedTaxRows } from '../ui/tax-rows';
import { Totals, type TotalRow } from '../ui/totals';
import { QuoteAnswer } from './quote-answer';
import { deliveredBy, splitOf } from './quote-sums';
import { useQuoteWays } from './quote-ways';

type QuoteViewProps = { quote: OpenedQuote; price: CheckoutQuote; token: string; onAnswered: () => void };

/** What is offered at which price, until when, and what its buyer does about it. */
export function QuoteView({ quote, price, token, onAnswered }: QuoteViewProps) {
  const { until, note, shippingAddress: address, currency } = quote;
  const ways = useQuoteWays(price);
  return (
    <AmountsIn value={currency}>
      <div className="mb-6 grid gap-2">
        <h1>{quoteTexts.title}</h1>
        <p className="text-ink-soft">{quoteTexts.until(date(until))}</p>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_24rem]">
        <div className="grid gap-6">
          {note && (
            <section className="card grid gap-2">
              <h2>{quoteTexts.fromShop}</h2>
              <p className="whitespace-pre-line wrap-anywhere">
                <bdi>{note}</bdi>
              </p>
            </section>
          )}
          <section className="card grid gap-5">
            <h2>{quoteTexts.goods}</h2>
            <Goods price={price} />
          </section>
          {address && (
            <section className="card grid gap-1 wrap-anywhere">
              <h2>{orderPageTexts.address}</h2>
              <p>{`${address.firstName} ${address.lastName}`.trim()}</p>
              <p className="text-balance">
                <bdi>{addressLine(address)}</bdi>
              </p>
            </section>
          )}
        </div>
        <div className="grid gap-6">
          <section className="card grid gap-4">
            <h2>{orderPageTexts.summary}</h2>
            <Sums price={price} way={ways.way} />
          </section>
          <QuoteAnswer {...{ quote, price, token, ways, onAnswered }} />
        </div>
      </div>
    </AmountsIn>
  );
}

function Goods({ price }: { price: CheckoutQuote }) {
  const money = useMoney();
  return (
    <ul className="grid gap-4">
      {price.lines.map((line) => (
        <li key={line.variantId} className="grid grid-cols-[4.5rem_1fr_auto] items-start gap-4">
          <span className="plate block aspect-square rounded-m">
            <Thumb url={line.image} />
          </span>
          <span className="min-w-0 wrap-anywhere">
            <bdi className="font-semibold">{line.name}</bdi>
            <span className="block text-sm text-ink-soft">
              {Object.entries(line.options).map(([name, value]) => (
                <Fragment key={name}>
                  <bdi>{value}</bdi>
                  {'\u00a0· '}
                </Fragment>
              ))}
              <bdi className="whitespace-nowrap">
                {line.quantity} × <bdi>{money(line.price)}</bdi>
              </bdi>
            </span>
          </span>
          <span className="tnum font-semibold">{money(line.lineTotal)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What it comes to by the way to pay that is chosen, as the checkout says it. */
function Sums({ price, way }: { price: CheckoutQuote; way: WayToPay | undefined }) {
  const money = useMoney();
  const isCash = way?.takesDeposit ?? false;
  const total = isCash ? price.cashTotal : price.total;
  const chosen = price.deliveryMethods.find(({ methodId }) => methodId === price.shippingMethodId);
  const { reverseCharge, intraCommunity } = price.vat;
  const taxed = { tax: price.tax, taxes: price.taxes, reverseCharge, intraCommunity };
  const taxes = { ...taxed, importTaxesDue: price.importTaxesDue };
  const delivery: TotalRow[] =
    price.deliveryMethods.length > 0
      ? [
          {
            label: chosen ? `${checkoutTexts.shipping} (${chosen.name})` : checkoutTexts.shipping,
            value: price.shipping > 0 ? money(price.shipping) : common.free,
          },
        ]
      : [];
  return (
    <Totals
      rows={[
        { label: checkoutTexts.subtotal, value: money(price.subtotal) },
        ...reductionRows(price.reductions, money, orderPageTexts.coupon),
        ...delivery,
        ...addedTaxRows(taxes, money),
        ...roundingRow(total - price.total, money),
        { label: checkoutTexts.total, value: money(total), look: 'grand' },
        ...containedTaxRows(taxes, money),
        ...(isCash ? depositRows(splitOf(price), money, deliveredBy(price)) : []),
      ]}
    />
  );
}
