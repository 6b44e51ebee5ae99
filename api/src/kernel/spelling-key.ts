/**
 * By which names, values and article numbers are compared that people write: `Red`, `RED ` and `ｒｅｄ` are one. Forms of one
 * sign, letter case and the number of blanks do not count. The database has the same as `spelling_key`.
 */
export const spellingKey = (text: string): string =>
  text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
