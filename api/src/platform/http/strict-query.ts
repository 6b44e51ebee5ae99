const STRICT = new WeakSet<object>();

/**
 * `@Strict()` on the query of a call that refuses parameters it does not know, by name. Elsewhere they are passed over:
 * links to shops carry marks of campaigns.
 */
export const Strict = () => (query: object) => void STRICT.add(query);

/** Whether a query class asks for that. */
export const isStrict = (query: object | undefined): boolean => query !== undefined && STRICT.has(query);
