/** How many come at a time; each opens the account once. */
export const RECOVERY_CODES = 10;
/** No letter or digit that is mistaken for another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const HALF = 5;

/** A code such as `k7mqx-2rftz`, of ten random bytes: about 49 bits. */
export function recoveryCode(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, 2 * HALF)]
    .map((byte) => LETTERS[byte % LETTERS.length] ?? '')
    .join('');
  return `${letters.slice(0, HALF)}-${letters.slice(HALF)}`;
}

/** How people type it: blanks, capitals and the hyphen do not matter. */
export const plainCode = (typed: string): string => typed.toLowerCase().replace(/[\s-]/g, '');
