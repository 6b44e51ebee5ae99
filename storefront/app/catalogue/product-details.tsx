import type { ShownProduct } from '../platform/shown-product';
import { partTexts } from '../platform/messages/en/product-parts';
import { deliveryText, usePromisedDelivery, useShopInfo } from '../platform/shop-info';
import { usePrices } from '../platform/stores/prices';
import { usePromisedThere } from '../platform/stores/promised-there';
import { Accordion } from '../ui/accordion';
import { ErrorBoundary, lazily } from '../ui/error-boundary';
import { RichText } from '../ui/rich-text';
import { type Selection, pricesOf } from './variants';

/** Of bundles alone. */
const BundleContents = lazily(() => import('./bundle-contents'));

/** What is known about the product, and the terms of delivery and return. */
export default function ProductDetails({
  product,
  selection,
}: {
  product: ShownProduct;
  selection: Selection;
}) {
  const { returnDays } = useShopInfo();
  const delivery = usePromisedDelivery();
  const prices = usePrices();
  const there = usePromisedThere();
  const isExpected =
    product.deliveryEstimate !== null && there?.arrives !== null && pricesOf(product, selection).inStock;
  const promise = deliveryText(delivery, prices);
  const chosen = Object.entries(selection.values).map(([name, value]) => ({ name, value }));
  const facts = product.facts.map(({ label, text, link }) => ({ name: label, value: text, link }));
  const rows = new Map(
    [...chosen, ...facts, ...product.specifications].map((row) => [row.name, row as Said] as const),
  );
  return (
    <div className="border-t border-line">
      {selection.variant?.parts && (
        <ErrorBoundary quiet>
          <BundleContents parts={selection.variant.parts} />
        </ErrorBoundary>
      )}
      {product.body.length > 0 && (
        <Accordion title={partTexts.about} open>
          <RichText nodes={product.body} />
        </Accordion>
      )}
      {(rows.size > 0 || selection.variant) && (
        <Accordion title={partTexts.specifications} open>
          <dl className="specifications">
            {[...rows.values()].map((row) => (
              <Row key={row.name} {...row} />
            ))}
            {selection.variant && <Row name={partTexts.sku} value={selection.variant.sku} />}
          </dl>
        </Accordion>
      )}
      {product.isShipped && (
        <Accordion title={partTexts.deliveryReturns}>
          <p className="max-w-prose text-sm text-ink-soft">
            {delivery.isRefused
              ? partTexts.refusedText(promise)
              : partTexts.deliveryText(promise, isExpected)}{' '}
            {partTexts.returnsText(returnDays)}
          </p>
        </Accordion>
      )}
    </div>
  );
}

type Said = { name: string; value: string; link?: string };

function Row({ name, value, link }: Said) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="whitespace-pre-line">
        {link ? (
          <a href={link} className="link" rel="nofollow">
            {value}
          </a>
        ) : (
          value
        )}
      </dd>
    </div>
  );
}
