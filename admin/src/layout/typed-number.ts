import { spoken } from '../spoken';

const NUMBER = /^(-?\d+)([.,])(\d+)$/;

/** `٣` as `3`, `٫` as `,`, and the minus of typesetters as that of keyboards. */
const onKeyboard = (typed: string): string =>
  typed
    .trim()
    .replaceAll(/[٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x06_60))
    .replace('٫', ',')
    .replace('−', '-');

/**
 * A number as it is typed, as programs write it: `12,50` is `12.50`. A comma or a point stands before decimals where the
 * language of the panel writes it so, and where no thousands can be meant, before one or two digits: `1,250` is no number
 * in English, nor is `1.250` in German. What is no number stays what it is.
 * @param own what the language writes before decimals
 */
export function plainNumber(typed: string, own = spoken?.decimal ?? '.'): string {
  const text = onKeyboard(typed);
  const [, units, sign, decimals = ''] = NUMBER.exec(text) ?? [];
  if (units === undefined) return text;
  return `${units}${sign === own || decimals.length < 3 ? '.' : ','}${decimals}`;
}

/** An amount as the language of the panel has it typed: `12,5`. */
export const asTyped = (amount: number, own = spoken?.decimal ?? '.'): string =>
  String(amount).replace('.', own);
