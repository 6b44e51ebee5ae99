/** The seven of the specification come first. */
const first = ['jeans', 't-shirts', 'shoes', 'glasses', 'jackets', 'suits', 'bags'];

/** The seven, then the shop's others by name, each once whatever its case. */
export function categoryChoices(others: string[]): { id: string; name: string }[] {
  const seen = new Set<string>();
  return [...first, ...others.toSorted((a, b) => a.localeCompare(b))].flatMap((name) => {
    const key = name.toLowerCase();
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ id: name, name }];
  });
}
