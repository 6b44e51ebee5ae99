import { listText, pairsText } from './cell-parts.js';

export interface SourcePicture {
  address: string;
  text?: string | undefined;
}

/** A variant, with the picture that its shop shows of it. */
export interface PicturedVariant {
  options: Readonly<Record<string, string>>;
  picture?: string | undefined;
}

const MOST = 30;

/** The value of an option that this picture is of: one that all variants with the picture have, and no other. */
function valueOf(address: string, variants: readonly PicturedVariant[]): string | undefined {
  const [first, ...others] = variants.filter(({ picture }) => picture === address);
  if (!first) return undefined;
  const rest = variants.filter(({ picture }) => picture !== address);
  return Object.entries(first.options).find(
    ([name, value]) =>
      others.every(({ options }) => options[name] === value) &&
      rest.every(({ options }) => options[name] !== value),
  )?.[1];
}

/** The cells that say the pictures of a product, each once, in their order, and which value of an option they show. */
export function pictureCells(
  pictures: readonly SourcePicture[],
  variants: readonly PicturedVariant[],
): Record<string, string> {
  const shown = variants.flatMap(({ picture }) => (picture ? [{ address: picture }] : []));
  const all = [...pictures, ...shown].filter(({ address }) => address);
  const once = all
    .filter(({ address }, at) => all.findIndex((one) => one.address === address) === at)
    .slice(0, MOST);
  if (once.length === 0) return {};
  const told = (what: (picture: SourcePicture) => string | undefined) =>
    pairsText(once.flatMap((one, at) => (what(one) ? [[String(at + 1), what(one) as string] as const] : [])));
  const texts = told(({ text }) => text?.replaceAll(/\s+/g, ' ').trim().slice(0, 200));
  const values = told(({ address }) => valueOf(address, variants));
  return {
    images: listText(once.map(({ address }) => address)),
    ...(texts ? { 'image texts': texts } : {}),
    ...(values ? { 'image options': values } : {}),
  };
}
