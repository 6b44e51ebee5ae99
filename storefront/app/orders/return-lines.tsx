import type { OrderLine, OrderReturns } from '../platform/api/types';
import { returnTexts } from '../platform/messages/en/returns';
import { Icon } from '../ui/icon';
import { Thumb } from '../ui/picture';
import { Stepper } from '../ui/stepper';

/** Pieces by variant; only those of which some go back. */
export type Chosen = Readonly<Record<string, number>>;

type LinesProps = {
  lines: OrderReturns['lines'];
  bought: readonly OrderLine[];
  chosen: Chosen;
  error: string | null;
  /** What is chosen; sending back unless said. */
  legend?: string;
  onChange: (chosen: Chosen) => void;
};

/** Which items go back, and how many of each. */
export function ReturnLines({
  lines,
  bought,
  chosen,
  error,
  legend = returnTexts.what,
  onChange,
}: LinesProps) {
  const choose = (variantId: string, quantity: number) => {
    const { [variantId]: _, ...others } = chosen;
    onChange(quantity > 0 ? { ...others, [variantId]: quantity } : others);
  };
  return (
    <fieldset className="grid gap-2.5" aria-describedby={error ? 'return-lines-error' : undefined}>
      <legend className="field-label mb-2">{legend}</legend>
      {lines.map(({ variantId, name, options, left }) => {
        const image = bought.find((line) => line.variantId === variantId)?.image ?? null;
        const quantity = chosen[variantId] ?? 0;
        return (
          <div key={variantId} className="grid gap-2.5">
            <label className="radio-card">
              <input
                type="checkbox"
                name="line"
                checked={quantity > 0}
                aria-invalid={error ? true : undefined}
                onChange={(event) => choose(variantId, event.target.checked ? left : 0)}
              />
              <span className="plate block size-14 flex-none rounded-m">
                <Thumb url={image} />
              </span>
              <span className="min-w-0 grow wrap-anywhere">
                <span className="block font-semibold">{name}</span>
                <span className="block text-sm text-ink-soft">{Object.values(options).join(' · ')}</span>
              </span>
            </label>
            {quantity > 0 && left > 1 && (
              <div className="mb-2 flex items-center gap-3 ps-4">
                <Stepper
                  label={returnTexts.pieces(name)}
                  value={quantity}
                  max={left}
                  onChange={(next) => choose(variantId, next)}
                />
                <span className="text-ink-soft">{returnTexts.ofPieces(left)}</span>
              </div>
            )}
          </div>
        );
      })}
      {error && (
        <p className="field-error" id="return-lines-error">
          <Icon name="alert" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
