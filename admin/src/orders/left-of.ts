import type { OrderLine, OrderRecord } from '../records';

export type Left = { line: OrderLine; left: number };

/** The lines of which pieces are in no parcel yet. */
export const leftOf = ({ products, toSend }: OrderRecord): Left[] =>
  products.flatMap((line) => {
    const left = toSend.find(({ variantId }) => variantId === line.variantId)?.quantity ?? 0;
    return left > 0 ? [{ line, left }] : [];
  });

export const named = ({ name, options }: Pick<OrderLine, 'name' | 'options'>) =>
  [name, ...Object.values(options ?? {})].join(', ');

export const isCount = (typed: string, most: number) => /^\d+$/.test(typed) && Number(typed) <= most;
