/** Filters by declared fields travel as `brand:Duka`. */
export type Filter = { fields?: Record<string, unknown> };
export const asSent = ({ fields, ...filter }: Filter = {}) => {
  const pairs = Object.entries(fields ?? {}).filter(([, value]) => value !== null && value !== '');
  return pairs.length > 0
    ? { ...filter, fields: pairs.map(([name, value]) => `${name}:${String(value)}`) }
    : filter;
};
