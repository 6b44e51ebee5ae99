import type { OrderLine, OrderRecord, ReturnRecord } from '../../records';

/** `wanted` is how many pieces of it are there before anybody types; all that are left where nothing is said. */
export type Left = { line: OrderLine; left: number; wanted?: number };

/** The lines of which pieces are in no parcel yet. */
export const leftOf = ({ products, toSend }: OrderRecord): Left[] =>
  products.flatMap((line) => {
    const left = toSend.find(({ variantId }) => variantId === line.variantId)?.quantity ?? 0;
    return left > 0 ? [{ line, left }] : [];
  });

/** The lines of which pieces have come back; what stands in no catalogue cannot be sent again. */
export const backOf = ({ products }: OrderRecord, back: ReturnRecord): Left[] =>
  products.flatMap((line) => {
    const left = back.lines.find(({ variantId }) => variantId === line.variantId)?.received ?? 0;
    return left > 0 ? [{ line, left, ...(line.isOwnLine ? { wanted: 0 } : {}) }] : [];
  });

/** How many pieces of a line were given back, or are on their way: they are not packed. */
export const refundedOf = ({ refunds }: OrderRecord, { variantId }: Pick<OrderLine, 'variantId'>): number =>
  refunds
    .filter(({ status }) => status !== 'failed')
    .flatMap(({ lines }) => lines)
    .filter((line) => line.variantId === variantId)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** The lines of which pieces are still the buyer's. */
export const notRefunded = (order: OrderRecord): Left[] =>
  order.products.flatMap((line) => {
    const left = line.quantity - refundedOf(order, line);
    return left > 0 ? [{ line, left }] : [];
  });

export const named = ({ name, options }: Pick<OrderLine, 'name' | 'options'>) =>
  [name, ...Object.values(options ?? {})].join(', ');

export const isCount = (typed: string, most: number) => /^\d+$/.test(typed) && Number(typed) <= most;
