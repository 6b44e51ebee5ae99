import type { Shop } from './letters.js';
import type { Goods } from './mail.js';
import type { OrderDetails, OrderedLine, OrderMail } from './order-details.js';

/** An amount of the order in its own currency. */
export const written = (
  { tongue }: Pick<Shop, 'tongue'>,
  { currency }: Pick<OrderDetails, 'currency'>,
  cents: number,
): string => tongue.amount(currency, cents);

/** A small JPEG, which every mail program shows; only the shop's own pictures are ever loaded. */
const pictureOf = (shop: Shop, image: string | null) =>
  image?.startsWith('/media/') ? `${shop.url}${image.replace(/\.\w+$/, '')}/320.jpg` : null;

/** What was bought; of a parcel what is in it: pieces whose money went back were not packed. */
export function goodsIn(kind: OrderMail, order: OrderDetails, shop: Shop): Goods[] {
  if (kind !== 'shipped' && kind !== 'part_shipped')
    return order.lines.map((line) => goodsOf(line, order, shop));
  return order.lines
    .map((line) => ({ line, left: sentOf(line, order) }))
    .filter(({ left }) => left > 0)
    .map(({ line, left }) => goodsOf({ ...line, ...shareOf(line, left) }, order, shop));
}

const sentOf = ({ variantId, quantity, refunded }: OrderedLine, { parcel }: OrderDetails): number =>
  parcel ? (parcel.lines.find((line) => line.variantId === variantId)?.quantity ?? 0) : quantity - refunded;

const shareOf = ({ quantity, totalCents }: OrderedLine, left: number) => ({
  quantity: left,
  totalCents: Math.round((totalCents * left) / quantity),
});

export function goodsOf(
  { name, quantity, totalCents, options, image }: Omit<OrderedLine, 'variantId' | 'refunded'>,
  order: Pick<OrderDetails, 'currency'>,
  shop: Shop,
): Goods {
  return {
    name: `${quantity} × ${name}`,
    detail: Object.values(options).join(', '),
    amount: written(shop, order, totalCents),
    picture: pictureOf(shop, image),
  };
}
