import { common } from '../platform/messages/en/common';
import { productTexts } from '../platform/messages/en/product';
import { type ShopInfo, useShopInfo } from '../platform/shop-info';
import type { ShownProduct as Product } from '../platform/shown-product';
import { BarPrice } from './bar-price';
import { type Selection, pricesOf } from './variants';

/** `Free · 30-day returns`; when it arrives stands on the page above. Nothing of what is not sent. */
const promiseOf = ({ isShipped }: Product, inStock: boolean, { delivery, returnDays }: ShopInfo): string =>
  isShipped
    ? `${delivery.isAlwaysFree && inStock ? `${common.free} · ` : ''}${productTexts.returns(returnDays)}`
    : '';

/** Price, choice and promise of a product, in the bar that stands in for the buy box. */
export default function BarWords({ product, selection }: { product: Product; selection: Selection }) {
  const { values, missing } = selection;
  const promise = promiseOf(product, pricesOf(product, selection).inStock, useShopInfo());
  const choice = missing ? productTexts.select(missing) : Object.values(values).join(' · ');
  return (
    <>
      <div className="min-w-0 grow leading-tight">
        <BarPrice product={product} selection={selection} />
        <p className="truncate text-xs text-ink-soft">{choice || promise}</p>
      </div>
      {choice && <p className="hidden text-sm text-ink-soft md:block">{promise}</p>}
    </>
  );
}
