import type { OrderLine } from '../platform/api/types';

/** A part of an order, of a cart, of a product. */
type Part = Pick<NonNullable<OrderLine['parts']>[number], 'variantId' | 'quantity' | 'name' | 'options'>;

/** `Cup · Blue` */
export const partName = ({ name, options }: Pick<Part, 'name' | 'options'>): string =>
  [name, ...Object.values(options)].join(' · ');

/** What is in a bundle below its name, each in a line: `2 × Cup · Blue`. */
export const BundleParts = ({ parts = [] }: { parts?: readonly Part[] | undefined }) =>
  parts.map((part) => (
    <span key={part.variantId} className="block">
      {part.quantity} × <bdi>{partName(part)}</bdi>
    </span>
  ));
