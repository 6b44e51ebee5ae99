import type { ReactNode } from 'react';
import type { Product, Variant } from '../platform/api/types';
import { dateRange } from '../platform/format';
import { productTexts } from '../platform/messages/en/product';
import { useShopInfo } from '../platform/shop-info';
import { Accordion } from '../ui/accordion';
import { Badge } from '../ui/badge';
import { Icon } from '../ui/icon';
import { Price } from '../ui/price';
import { Stars } from '../ui/stars';
import { VariantPicker } from './variant-picker';

const FEW = 5;

type SummaryProps = { product: Product; current: Variant | undefined; heart: ReactNode; buyBox: ReactNode };

/** Name, stars, price, stock and delivery before the buy box; details under it. */
export function ProductSummary({ product, current, heart, buyBox }: SummaryProps) {
  const { returnDays } = useShopInfo();
  const price = current ?? product;
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-5">
      <div>
        <p className="eyebrow">{product.category}</p>
        <div className="mt-1.5 flex items-start justify-between gap-4">
          <h1>{product.name}</h1>
          {heart}
        </div>
      </div>
      <a href="#reviews" className="justify-self-start">
        <Stars rating={product.rating} ratings={product.ratingCount} />
        <span className="sr-only">{productTexts.jumpToReviews}</span>
      </a>
      <div className="flex flex-wrap items-center gap-3">
        <Price price={price.price} originalPrice={price.originalPrice} large />
        {product.discount > 0 && <Badge look="sale">-{Math.round(product.discount)}%</Badge>}
        <StockBadge inStock={price.inStock} stock={price.stock} />
      </div>
      <p className="max-w-prose text-ink-soft">{product.description}</p>
      <VariantPicker product={product} current={current} />
      {buyBox}
      <ul className="grid gap-2 text-sm">
        <li className="flex items-center gap-3">
          <Icon name="truck" />
          <span>
            <b>{productTexts.freeDelivery}.</b>{' '}
            {productTexts.arrives(dateRange(product.deliveryEstimate.from, product.deliveryEstimate.to))}
          </span>
        </li>
        <li className="flex items-center gap-3">
          <Icon name="shield" />
          {productTexts.returns(returnDays)}
        </li>
      </ul>
      <div className="border-t border-line">
        <Accordion title={productTexts.details}>
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
            {Object.entries(current?.options ?? {}).map(([name, value]) => (
              <Row key={name} name={name} value={value} />
            ))}
            {current && <Row name={productTexts.sku} value={current.sku} />}
          </dl>
        </Accordion>
        <Accordion title={productTexts.deliveryReturns}>
          <p className="max-w-prose text-sm text-ink-soft">
            {productTexts.deliveryText} {productTexts.returnsText(returnDays)}
          </p>
        </Accordion>
      </div>
    </div>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere">{value}</dd>
    </>
  );
}

function StockBadge({ inStock, stock }: { inStock: boolean; stock: number | null }) {
  if (!inStock) return <Badge look="bad">{productTexts.soldOut}</Badge>;
  if (stock !== null && stock <= FEW) return <Badge look="warn">{productTexts.few(stock)}</Badge>;
  return <Badge look="good">{productTexts.inStock}</Badge>;
}
