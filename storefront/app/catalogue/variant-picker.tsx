import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type { Product, Variant } from '../platform/api/types';
import { productTexts } from '../platform/messages/en/product';
import { cx } from '../ui/cx';
import { type Choice, choicesOf } from './variants';

/** Size, colour and the like. Each value is a link to its variant's address, so it works without JavaScript. */
export function VariantPicker({ product, current }: { product: Product; current: Variant | undefined }) {
  return product.options
    .filter(({ values }) => values.length > 0)
    .map(({ name }) => (
      <div key={name} role="group" aria-label={name}>
        <p className="mb-2 text-sm">
          <b>{name}:</b> {current?.options[name]}
        </p>
        <ul className="flex flex-wrap gap-2">
          {choicesOf(product, name, current).map((choice) => (
            <li key={choice.value}>
              <ValueLink choice={choice} />
            </li>
          ))}
        </ul>
      </div>
    ));
}

function ValueLink({ choice: { value, swatch, selected, variant, available } }: { choice: Choice }) {
  const colour = swatch && /^#[0-9a-f]{3,8}$/i.test(swatch) ? swatch : null;
  return (
    <Link
      to={variant ? `?variant=${variant._id}` : '.'}
      replace
      preventScrollReset
      aria-current={selected ? 'true' : undefined}
      aria-label={available ? undefined : productTexts.unavailable(value)}
      className={cx('option', colour && 'option-swatch', !available && 'option-grey')}
      style={colour ? ({ '--swatch': colour } as CSSProperties) : undefined}
    >
      {value}
    </Link>
  );
}
