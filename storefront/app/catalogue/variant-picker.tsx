import { type CSSProperties, type ReactNode, useEffect, useId } from 'react';
import { Link } from 'react-router';
import type { ShownProduct as Product } from '../platform/shown-product';
import { productTexts } from '../platform/messages/en/product';
import { cx } from '../ui/cx';
import { Picture } from '../ui/picture';
import { fitSaid } from './fit-said';
import { type Choice, type Selection, WANTED, choicesOf } from './variants';

type PickerProps = {
  product: Product;
  selection: Selection;
  /** Buying was tried before this option had its value. */
  asked: boolean;
  /** Stands at the end of the line of the sizes. */
  sizeGuide?: ReactNode;
};

/** Size, colour and the like. Each value is a link to its choice's address, so it works without JavaScript. */
export default function VariantPicker({ product, selection, asked, sizeGuide }: PickerProps) {
  // when asked before this code had come, the link that had the focus was made anew
  useEffect(() => {
    if (asked) document.getElementById(WANTED)?.querySelector('a')?.focus({ preventScroll: true });
  }, [asked]);
  const error = useId();
  const said = fitSaid(product.fit);
  return product.options
    .filter(({ values }) => values.length > 0)
    .map(({ name, isSize }) => {
      const wanted = name === selection.missing;
      return (
        <div
          key={name}
          id={wanted ? WANTED : undefined}
          role="group"
          aria-label={name}
          aria-describedby={wanted && asked ? error : undefined}
        >
          <div className="mb-2 flex items-baseline gap-3 text-sm">
            <p>
              <b>{name}:</b>{' '}
              {selection.values[name] ?? <span className="text-ink-soft">{productTexts.select(name)}</span>}
            </p>
            {isSize && sizeGuide}
          </div>
          <ul className="flex flex-wrap gap-2">
            {choicesOf(product, name, selection).map((choice) => (
              <li key={choice.value}>
                <ValueLink choice={choice} picture={pictureOf(product, choice)} />
              </li>
            ))}
          </ul>
          {isSize && said && <p className="mt-2 text-sm text-ink-soft">{said}</p>}
          {wanted && asked && (
            <p id={error} role="alert" className="field-error mt-2">
              {productTexts.select(name)}
            </p>
          )}
        </div>
      );
    });
}

/** A colour is best told by the product in it. */
const pictureOf = ({ images }: Product, { value, swatch }: Choice) =>
  swatch ? images.find(({ optionValue }) => optionValue === value) : undefined;

function ValueLink({
  choice: { value, swatch, selected, search, available },
  picture,
}: {
  choice: Choice;
  picture: Product['images'][number] | undefined;
}) {
  const colour = swatch && /^#[0-9a-f]{3,8}$/i.test(swatch) ? swatch : null;
  return (
    <Link
      to={search || '.'}
      replace
      preventScrollReset
      aria-current={selected ? 'true' : undefined}
      aria-label={available ? (picture ? value : undefined) : productTexts.unavailable(value)}
      title={picture ? value : undefined}
      className={cx(
        'option',
        picture ? 'option-picture' : colour && 'option-swatch',
        !available && 'option-grey',
      )}
      style={colour ? ({ '--swatch': colour } as CSSProperties) : undefined}
    >
      {picture ? <Picture image={picture} sizes="3.5rem" small alt="" /> : value}
    </Link>
  );
}
