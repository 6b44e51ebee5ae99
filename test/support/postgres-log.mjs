import { readFileSync } from 'node:fs';

/** Hashes of passwords, mail addresses and telephones that the tests give to the shop. */
const VALUES = /\$argon2id\$|[\w.+-]+@example\.com|\+44 20 7946 0000/;
const SHOWN = 5;

/** Lines of PostgreSQL's log that carry a value which somebody sent. */
export const linesWithValues = (text) => text.split('\n').filter((line) => VALUES.test(line));

/** Throws when a statement that failed during the tests has left a value in the log of PostgreSQL (security S63). */
export function mustTellNoValues(logFile) {
  const lines = linesWithValues(readFileSync(logFile, 'utf8'));
  if (lines.length > 0)
    throw new Error(
      `PostgreSQL's log has ${lines.length} lines with values, such as:\n${lines.slice(0, SHOWN).join('\n')}`,
    );
}
