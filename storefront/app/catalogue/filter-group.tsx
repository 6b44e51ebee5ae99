import type { ReactNode } from 'react';
import { catalogueTexts } from '../platform/messages/en/catalogue';
import { ignore } from './ignore';

type Value = { value: string; label?: string; count?: number; swatch?: string | null };

type GroupProps = {
  legend: string;
  name: string;
  values: readonly Value[];
  chosen: readonly string[];
  /** Makes it a single choice, with this text for "no choice". */
  radio?: string;
  children?: ReactNode;
};

const IN_SIGHT = 8;

/** One filter with its values and how many products each would leave; more than eight fold away, without JavaScript too. */
export function FilterGroup({ legend, name, values, chosen, radio, children }: GroupProps) {
  if (values.length === 0) return null;
  const all = radio ? [{ value: '', label: radio }, ...values] : values;
  const row = ({ value, label = value, count, swatch }: Value) => (
    <label key={value} className="check py-1">
      <input
        type={radio ? 'radio' : 'checkbox'}
        name={name}
        value={value}
        checked={chosen.includes(value)}
        onChange={ignore}
      />
      {swatch && <span className="swatch mt-1 shrink-0" style={{ backgroundColor: swatch }} />}
      <span>
        {label} {count !== undefined && <span className="tnum text-sm text-ink-soft">({count})</span>}
      </span>
    </label>
  );
  const rest = all.slice(IN_SIGHT);
  return (
    <fieldset>
      <legend className="field-label mb-1">{legend}</legend>
      {all.slice(0, IN_SIGHT).map(row)}
      {rest.length > 0 && (
        <details className="group/rest" open={rest.some(({ value }) => chosen.includes(value))}>
          <summary className="link py-1 text-sm">
            <span className="group-open/rest:hidden">{catalogueTexts.showMore(rest.length)}</span>
            <span className="hidden group-open/rest:inline">{catalogueTexts.showFewer}</span>
          </summary>
          {rest.map(row)}
        </details>
      )}
      {children}
    </fieldset>
  );
}
