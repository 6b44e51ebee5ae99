/** By which a loader tells the server where its page stands in the other languages of the shop; it is never sent. */
export const IN_LANGUAGES = 'X-In-Languages';

/** Paths by the tags of the languages, of names in them; none where there is one language. */
export const inLanguages = (
  names: Readonly<Record<string, string>> | undefined,
  pathOf: (name: string) => string,
): Record<string, string> => {
  if (!names) return {};
  const paths = Object.entries(names).map(([tag, name]) => [tag, pathOf(name)]);
  return { [IN_LANGUAGES]: JSON.stringify(Object.fromEntries(paths)) };
};

/** What a loader of the page has told. */
export function pathsInLanguages(headers: readonly Headers[]): Readonly<Record<string, string>> {
  const told = headers.map((one) => one.get(IN_LANGUAGES)).find((one) => one !== null);
  return told ? (JSON.parse(told) as Record<string, string>) : {};
}
