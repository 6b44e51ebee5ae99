const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const ID_LENGTH = 36;
const LONGEST = 60;

/** Letters of Latin that are no other letter with a mark on it. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
};

const slug = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]/g, (sign) => LETTERS[sign] ?? '-')
    .replace(/-+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');

/** What an address is made of; `address` are words that the merchant wrote in the place of the name. */
export type Addressed = { _id: string; name: string; address?: string };

/** The address of a product: words, then its id, which alone decides; a name may change. */
export const productPath = ({ _id, name, address = name }: Addressed): string =>
  `/product/${[slug(address), _id].filter(Boolean).join('-')}`;

/** The address of a product with what is chosen of it: the value by the name of an option. */
export function chosenPath(product: Addressed, chosen: Readonly<Record<string, string>> = {}): string {
  const pairs = Object.entries(chosen).map(([option, value]) => ['option', `${option}:${value}`]);
  const query = new URLSearchParams(pairs).toString();
  return productPath(product) + (query && `?${query}`);
}

/** The id at the end of what follows `/product/`, whatever words stand before it. */
export function productIdIn(words: string): string {
  const end = words.slice(-ID_LENGTH);
  return (ID.test(end) ? end : words.slice(words.lastIndexOf('-') + 1)).toLowerCase();
}
