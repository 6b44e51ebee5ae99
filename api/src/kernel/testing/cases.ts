/** How many random cases a property is tried with: 500, or as the nightly run says in `PROPERTY_CASES`. */
export const cases = () => ({ numRuns: Number(process.env['PROPERTY_CASES'] ?? 500) });
