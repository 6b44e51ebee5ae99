/** What is summed of orders, as the columns of the sums are called. */
export const FIGURES = [
  ...(['orders', 'sold', 'whole', 'pieces', 'pieces_back', 'placed_cents', 'goods_cents'] as const),
  ...(['delivery_cents', 'tax_cents', 'left_cents', 'back_cents', 'discount_cents'] as const),
  ...(['cost_cents', 'costed_cents'] as const),
] as const;

/**
 * `orders` are placed, `sold` those of them that money came in for, `whole` the sold ones that are not cancelled and have more than gift cards. `placed` is
 * what the whole ones came to as they were placed; `left` is goods, delivery and tax of the sold ones without what went back,
 * `back` what went back. Of a product `placed` and `goods` are its lines, with and without tax, and nothing is taken off them. `cost` is what the pieces
 * of known cost have cost the shop that are not on the shelf again, `costed` what of `goods` was for all of them. Gift cards that were sold are in none of the amounts and pieces.
 */
export type Figure = (typeof FIGURES)[number];

export type Figures = Readonly<Record<Figure, number>>;

/** By what sums are kept; the key of `all` is empty. By discount an order counts at each that it has, with what that took as its discount; by group at each that its buyer belonged to then, or at the empty key. */
export type Dimension =
  | 'all'
  | 'country'
  | 'method'
  | 'coupon'
  | 'delivery'
  | 'product'
  | 'discount'
  | 'group';

export const NOTHING: Figures = Object.fromEntries(
  FIGURES.map((figure) => [figure, 0]),
) as unknown as Figures;
