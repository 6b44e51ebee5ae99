/** What is still to be saved of what was typed, by its keys: all but what was sent and has not been typed over since. */
export const typedSince = (
  sent: Readonly<Record<string, string>>,
  typed: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(typed).filter(([key, text]) => sent[key] !== text));
