import type { Block, Content, Values } from './content.js';
import { pageIn } from './shop-addresses.js';

/** A path as a link says it, without what is behind it. */
const pageLed = ({ link }: Values): string | undefined =>
  typeof link === 'string' ? pageIn(link.split(/[?#]/)[0] ?? '') : undefined;

/** The pages of the shop's own that the links of the content lead to, each with the field that says so. Pure. */
export const pagesLed = ({ blocks }: Pick<Content, 'blocks'>): { at: string; address: string }[] =>
  blocks.flatMap(({ fields, items }, index) =>
    [
      { at: 'fields', values: fields },
      ...items.map((values, nth) => ({ at: `items.${nth}`, values })),
    ].flatMap(({ at, values }) => {
      const address = pageLed(values);
      return address === undefined ? [] : [{ at: `blocks.${index}.${at}.link`, address }];
    }),
  );

/** The content without links to pages that nobody may see: a draft is told by nothing. Pure. */
export function withoutHidden(content: Content, shown: ReadonlySet<string>): Content {
  const isSeen = (values: Values) => {
    const address = pageLed(values);
    return address === undefined || shown.has(address);
  };
  const blocks = content.blocks.flatMap((block): Block[] => {
    const items = block.items.filter(isSeen);
    return isSeen(block.fields) ? [{ ...block, items }] : [];
  });
  return { ...content, blocks };
}
