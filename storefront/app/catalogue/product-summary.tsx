import type { ReactNode } from 'react';
import type { ShownProduct as Product } from '../platform/shown-product';
import { dateRange } from '../platform/date-range';
import { productTexts } from '../platform/messages/en/product';
import { usePromisedDelivery, useShopInfo } from '../platform/shop-info';
import { usePrices } from '../platform/stores/prices';
import { usePromisedThere } from '../platform/stores/promised-there';
import { Badge } from '../ui/badge';
import { Icon, type IconName } from '../ui/icon';
import { ErrorBoundary, lazily } from '../ui/error-boundary';
import { percentOff, Price } from '../ui/price';
import { Stars } from '../ui/stars';
import { type Selection, pricesOf } from './variants';

/** Rendered by the server; their code comes after the page. */
const ProductDetails = lazily(() => import('./product-details'));
const VariantPicker = lazily(() => import('./variant-picker'));
const PriceNotes = lazily(() => import('./price-notes'));
const ShareButton = lazily(() => import('./share-button'));
const SizeGuide = lazily(() => import('./size-guide'));

const FEW = 5;

type SummaryProps = {
  product: Product;
  selection: Selection;
  /** Buying was tried before everything was chosen. */
  asked: boolean;
  heart: ReactNode;
  buyBox: ReactNode;
};

/**
 * Name, price, stars, delivery and return, then the choice and the buy box; details under them. On phones the buttons beside
 * the name and the discount stand on the picture, so that the first screen has room for name, price and stars.
 */
export function ProductSummary({ product, selection, asked, heart, buyBox }: SummaryProps) {
  const price = pricesOf(product, selection);
  const off = percentOff(usePrices().goods(price), product.discount);
  return (
    <div className="summary">
      <div className="flex items-start justify-between gap-2">
        <h1>{product.name}</h1>
        <div className="product-actions">
          <ErrorBoundary quiet fallback={<span className="icon-btn" />}>
            <ShareButton title={product.name} />
          </ErrorBoundary>
          {heart}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 md:gap-y-2">
        <Price {...price} unitPrice={product.unitPrice} large />
        <ErrorBoundary quiet>
          <PriceNotes product={product} selection={selection} />
        </ErrorBoundary>
        {off > 0 && (
          <span className="product-discount">
            <Badge look="sale">-{off}%</Badge>
          </span>
        )}
        <a href="#reviews" className="inline-flex min-h-7 items-center">
          <Stars rating={product.rating} ratings={product.ratingCount} />
          <span className="sr-only">{productTexts.jumpToReviews}</span>
        </a>
      </div>
      <Promises product={product} price={price} />
      <ErrorBoundary>
        <VariantPicker
          product={product}
          selection={selection}
          asked={asked}
          sizeGuide={
            <ErrorBoundary quiet>
              <SizeGuide category={product.category} />
            </ErrorBoundary>
          }
        />
      </ErrorBoundary>
      {buyBox}
      <p dir="auto" className="max-w-prose text-ink-soft">
        {product.description}
      </p>
      <ErrorBoundary>
        <ProductDetails product={product} selection={selection} />
      </ErrorBoundary>
    </div>
  );
}

type Stock = { inStock: boolean; stock: number | null };

type PromisesProps = Pick<SummaryProps, 'product'> & { price: Stock & { isDownload?: boolean | undefined } };

/** Stock, delivery and return, beside the price; what is sold out does not arrive, and what is not sent neither arrives nor comes back. */
function Promises({ product: { isShipped, deliveryEstimate }, price }: PromisesProps) {
  const { returnDays, euRules } = useShopInfo();
  const delivery = usePromisedDelivery();
  const there = usePromisedThere();
  const arrives = deliveryEstimate && there ? there.arrives : deliveryEstimate;
  const isSent = price.inStock && isShipped && (arrives || delivery.isRefused);
  const promises: readonly [IconName, ReactNode][] = [
    ['download', price.isDownload && productTexts.download],
    [
      'truck',
      isSent && (
        <span className="text-balance">
          {delivery.isAlwaysFree && <b>{productTexts.freeDelivery}. </b>}
          {arrives ? productTexts.arrives(dateRange(arrives.from, arrives.to)) : delivery.text}
        </span>
      ),
    ],
    ['shield', isShipped && productTexts.returns(returnDays)],
    ['shield', euRules && productTexts.guarantee],
  ];
  return (
    <ul className="grid gap-1.5 text-sm">
      <li>
        <StockBadge {...price} />
      </li>
      {promises.map(
        ([icon, promise], at) =>
          promise && (
            <li key={at} className="flex items-center gap-3">
              <Icon name={icon} />
              {promise}
            </li>
          ),
      )}
    </ul>
  );
}

function StockBadge({ inStock, stock }: Stock) {
  if (!inStock) return <Badge look="bad">{productTexts.soldOut}</Badge>;
  if (stock !== null && stock <= FEW) return <Badge look="warn">{productTexts.few(stock)}</Badge>;
  return <Badge look="good">{productTexts.inStock}</Badge>;
}
