/** JSON Schema 2020-12, as far as tools need it. What is not named is not there. */
export type Schema = Readonly<Record<string, unknown>>;

/** An object with these members and no others; all but the `optional` ones have to be there. */
export const objectOf = (
  properties: Readonly<Record<string, Schema>>,
  optional: readonly string[] = [],
): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

export const listOf = (items: Schema): Schema => ({ type: 'array', items });
export const text = (description?: string): Schema => ({
  type: 'string',
  ...(description ? { description } : {}),
});
export const textOrNull: Schema = { type: ['string', 'null'] };
export const number = (description?: string): Schema => ({
  type: 'number',
  ...(description ? { description } : {}),
});
export const whole: Schema = { type: 'integer' };
export const wholeOrNull: Schema = { type: ['integer', 'null'] };
export const yesOrNo: Schema = { type: 'boolean' };
export const oneOf = (values: readonly string[]): Schema => ({ type: 'string', enum: values });
/** ISO 8601, UTC. */
export const moment: Schema = { type: 'string', format: 'date-time' };
export const momentOrNull: Schema = { type: ['string', 'null'], format: 'date-time' };
export const uuid = (description: string): Schema => ({ type: 'string', format: 'uuid', description });
/** As in `2026-11-28`, by the shop's time zone. */
export const day: Schema = { type: 'string', format: 'date' };
/** By names that are not known beforehand. */
export const byName = (values: Schema): Schema => ({ type: 'object', additionalProperties: values });
