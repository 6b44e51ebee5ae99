import { listMyPrices } from '../platform/api/accounts';
import { ownPriceTexts } from '../platform/messages/en/own-prices';
import { useToken } from '../platform/session/use-session';
import type { ShownProduct as Product } from '../platform/shown-product';
import { usePrices } from '../platform/stores/prices';
import { useLoad } from '../platform/use-load';
import type { Selection } from './variants';

type Own = Awaited<ReturnType<typeof listMyPrices>>['data'][number];

const fits = (options: Readonly<Record<string, string>>, values: Selection['values']) =>
  Object.entries(values).every(([name, value]) => options[name] === value);

/** What the goods cost whoever is logged in, where that is not what they cost everybody: the page itself is the same for all. */
export default function OwnPrices({
  product: { _id, variants },
  selection: { variant, values },
}: {
  product: Product;
  selection: Selection;
}) {
  const { code, text } = usePrices();
  const ids = variants.map((one) => one._id);
  const { data } = useLoad(
    () => listMyPrices(ids, code ?? undefined),
    [_id, code ?? '', useToken() ?? ''].join(' '),
  );
  const open = variant ? [variant] : variants.filter(({ options }) => fits(options, values));
  const own = (data?.data ?? []).filter(({ variantId }) => open.some((one) => one._id === variantId));
  const said = (one: Own) => {
    if (one.netPrice === null) return text(one.price);
    const net = ownPriceTexts.net(text(one.netPrice));
    return one.netPrice === one.price ? net : `${net} (${text(one.price)})`;
  };
  const [first, ...steps] = variant ? own : own.toSorted((one, other) => one.price - other.price);
  if (!first) return null;
  if (!variant && open.length > 1)
    return <p className="tnum w-full text-sm font-semibold">{ownPriceTexts.least(said(first))}</p>;
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
