/** PostgreSQL's five-character error code, wherever the driver, Kysely or the ORM has put it. */
export function sqlState(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string' && /^[0-9A-Z]{5}$/.test(current.code)) {
      return current.code;
    }
  }
  return undefined;
}

/** Name of the constraint that refused a write, for turning a unique violation into a refusal. */
export function constraintOf(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('constraint' in current && typeof current.constraint === 'string') return current.constraint;
  }
  return undefined;
}

/** The values that a unique violation is about, as PostgreSQL says them: `Key (sku)=(MUG-1) already exists.` */
export function keyOf(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const detail = 'detail' in current && typeof current.detail === 'string' ? current.detail : '';
    const [from, to] = [detail.indexOf(')=('), detail.lastIndexOf(') already exists')];
    if (from >= 0 && to > from) return detail.slice(from + 3, to);
  }
  return undefined;
}

export const UNIQUE_VIOLATION = '23505';
export const FOREIGN_KEY_VIOLATION = '23503';
export const CHECK_VIOLATION = '23514';
/** Something before has failed in this transaction. */
export const IN_FAILED_TRANSACTION = '25P02';
