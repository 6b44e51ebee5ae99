/** Postcodes in one line of text; a comma that was just typed stays. */
export const asText = (postcodes: readonly string[] | null | undefined): string =>
  (postcodes ?? []).join(', ');

/** The texts between commas. */
export const asList = (typed: string): string[] =>
  typed === '' ? [] : typed.split(',').map((one) => one.trimStart());
