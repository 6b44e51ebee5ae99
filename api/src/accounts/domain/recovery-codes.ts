/** How many come at a time; each opens the account once. */
export const RECOVERY_CODES = 10;
/** No letter or digit that is mistaken for another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP = 6;
export const RECOVERY_BYTES = GROUPS * GROUP;

/** A code such as `k7mqx2-2rftzd-…`, of 24 random bytes: about 118 bits, too many to be guessed from its hash. */
export function recoveryCode(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, RECOVERY_BYTES)].map((byte) => LETTERS[byte % LETTERS.length] ?? '');
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP, (group + 1) * GROUP).join(''),
  ).join('-');
}

/** How people type it: blanks, capitals and the hyphen do not matter. */
export const plainCode = (typed: string): string => typed.toLowerCase().replace(/[\s-]/g, '');
