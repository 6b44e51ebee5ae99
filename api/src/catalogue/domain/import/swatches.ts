import type { FieldError } from '../../../kernel/refusal.js';
import { pairsText, readPairs } from '../../../kernel/sources/cell-parts.js';

const COLUMN = 'swatches';
const COLOUR = /^#[0-9a-f]{6}$/i;

/** `Chalk: #f1efe9; Ink: #20242c`: the colours of option values. An empty cell says none. */
export function readSwatches(
  cells: Readonly<Record<string, string>>,
  errors: FieldError[],
): Record<string, string> {
  const cell = cells[COLUMN]?.trim() ?? '';
  const pairs = readPairs(cell);
  if (pairs?.every(([, colour]) => COLOUR.test(colour))) return Object.fromEntries(pairs);
  errors.push({ field: COLUMN, message: 'swatches must look like "Chalk: #f1efe9; Ink: #20242c"' });
  return {};
}

type Options = readonly { values?: readonly { value: string; swatch: string | null }[] }[];

/** As the export writes them. */
export const swatchesText = (options: Options): string =>
  pairsText(
    options.flatMap(({ values = [] }) =>
      values.flatMap(({ value, swatch }) => (swatch === null ? [] : [[value, swatch] as const])),
    ),
  );
