import type { ReactNode } from 'react';
import { listMyPrices } from '../platform/api/accounts';
import { ownPriceTexts } from '../platform/messages/en/own-prices';
import { ownPriceSaid, type OwnPrice } from '../platform/own-price-said';
import { useToken } from '../platform/session/use-session';
import type { ShownProduct as Product } from '../platform/shown-product';
import { usePrices } from '../platform/stores/prices';
import { useLoad } from '../platform/use-load';
import type { Selection } from './variants';

const fits = (options: Readonly<Record<string, string>>, values: Selection['values']) =>
  Object.entries(values).every(([name, value]) => options[name] === value);

/** What the goods cost whoever is logged in, where that is not what they cost everybody: the page itself is the same for all. */
export default function OwnPrices({
  product: { _id, variants },
  selection: { variant, values },
  inPlaceOf = null,
  brief = false,
}: {
  product: Product;
  selection: Selection;
  /** What stands there where they cost what they cost everybody. */
  inPlaceOf?: ReactNode;
  /** One line: what the first piece costs. */
  brief?: boolean;
}) {
  const { code, text } = usePrices();
  const ids = variants.map((one) => one._id);
  const { data } = useLoad(
    () => listMyPrices('variants', ids, code ?? undefined),
    [_id, code ?? '', useToken() ?? ''].join(' '),
  );
  const open = variant ? [variant] : variants.filter(({ options }) => fits(options, values));
  const own = (data?.data ?? []).filter(({ variantId }) => open.some((one) => one._id === variantId));
  const said = (one: OwnPrice) => ownPriceSaid(one, text);
  const [first, ...steps] = variant ? own : own.toSorted((one, other) => one.price - other.price);
  if (!first || (brief && first.from > 1)) return inPlaceOf;
  if (brief || (!variant && open.length > 1)) {
    const line = variant || open.length === 1 ? ownPriceTexts.yours : ownPriceTexts.least;
    return <p className="tnum w-full truncate text-sm font-semibold">{line(said(first))}</p>;
  }
  const lead = first.from === 1 ? [first] : [];
  return (
    <ul className="tnum w-full text-sm font-semibold">
      {lead.map((one) => (
        <li key={one.from}>{ownPriceTexts.yours(said(one))}</li>
      ))}
      {[...(lead.length > 0 ? [] : [first]), ...steps].map((one) => (
        <li key={one.from}>{ownPriceTexts.step(one.from, said(one))}</li>
      ))}
    </ul>
  );
}
