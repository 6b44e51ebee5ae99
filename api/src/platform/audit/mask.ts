const SECRET = /password|token|secret|hash|authorization|card|cvc|accountnumber|routingnumber/i;
const LONGEST = 500;
const DEEPEST = 6;

/** The value without secrets, and with long texts (pictures) cut short: fit for a book that is kept for ever. */
export function masked(value: unknown, depth = 0): unknown {
  if (typeof value === 'string')
    return value.length > LONGEST ? `${value.slice(0, 60)}… (${value.length} characters)` : value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEEPEST) return '…';
  if (Array.isArray(value)) return value.map((one) => masked(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, SECRET.test(key) ? '***' : masked(member, depth + 1)]),
  );
}

/** What differs between two rows: `{ member: { from, to } }`. */
export function difference(
  before: Readonly<Record<string, unknown>> | undefined,
  after: Readonly<Record<string, unknown>> | undefined,
): Record<string, unknown> {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const changed = [...keys].filter((key) => JSON.stringify(before?.[key]) !== JSON.stringify(after?.[key]));
  return Object.fromEntries(
    changed.map((key) => [key, { from: before?.[key] ?? null, to: after?.[key] ?? null }]),
  );
}
