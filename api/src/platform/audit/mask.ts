const SECRET = /password|token|secret|hash|authorization|card|cvc|accountnumber|routingnumber/i;
/**
 * Where a person's address stands, or where their e-invoices go: the audit log names people by id, so that erasing them leaves it
 * as it is.
 */
const PERSONAL = /^((.*_)?email|email_?key|phone|participant|buyer_?reference)$/i;
const LONGEST = 500;
const DEEPEST = 6;

/** The value without secrets, and with texts above `longest` characters (pictures) cut short: fit for a book that is kept for ever. */
export function masked(value: unknown, longest = LONGEST, depth = 0): unknown {
  if (typeof value === 'string')
    return value.length > longest ? `${value.slice(0, 60)}… (${value.length} characters)` : value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEEPEST) return '…';
  if (Array.isArray(value)) return value.map((one) => masked(one, longest, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      SECRET.test(key) || PERSONAL.test(key) ? '***' : masked(member, longest, depth + 1),
    ]),
  );
}

type Members = Readonly<Record<string, unknown>>;

/**
 * What differs between two rows: `{ member: { from, to } }`. Of lists of texts and of objects only the differing parts are
 * told.
 */
export function difference(before: Members | undefined, after: Members | undefined): Record<string, unknown> {
  return Object.fromEntries(
    differing(before, after).map((key) => [key, apart(before?.[key] ?? null, after?.[key] ?? null)]),
  );
}

function differing(before: Members | undefined, after: Members | undefined): string[] {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...keys].filter((key) => JSON.stringify(before?.[key]) !== JSON.stringify(after?.[key]));
}

function apart(from: unknown, to: unknown): { from: unknown; to: unknown } {
  if (areTexts(from) && areTexts(to)) {
    const parts = {
      from: from.filter((one) => !to.includes(one)),
      to: to.filter((one) => !from.includes(one)),
    };
    return parts.from.length + parts.to.length > 0 ? parts : { from, to };
  }
  if (!isObject(from) || !isObject(to)) return { from, to };
  const keys = differing(from, to);
  const picked = (whole: Members) => Object.fromEntries(keys.map((key) => [key, whole[key] ?? null]));
  return { from: picked(from), to: picked(to) };
}

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
