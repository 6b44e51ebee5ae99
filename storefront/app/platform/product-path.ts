const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const ID_LENGTH = 36;
const LONGEST = 60;

const slug = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');

/** The address of a product: its name in words, then its id, which alone decides; a name may change. */
export const productPath = (id: string, name: string): string =>
  `/product/${[slug(name), id].filter(Boolean).join('-')}`;

/** The address of a product with what is chosen of it: the value by the name of an option. */
export function chosenPath(id: string, name: string, chosen: Readonly<Record<string, string>> = {}): string {
  const pairs = Object.entries(chosen).map(([option, value]) => ['option', `${option}:${value}`]);
  const query = new URLSearchParams(pairs).toString();
  return productPath(id, name) + (query && `?${query}`);
}

/** The id at the end of what follows `/product/`, whatever words stand before it. */
export function productIdIn(words: string): string {
  const end = words.slice(-ID_LENGTH);
  return (ID.test(end) ? end : words.slice(words.lastIndexOf('-') + 1)).toLowerCase();
}
