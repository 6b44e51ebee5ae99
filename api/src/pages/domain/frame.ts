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

/**
 * The content without links to pages that nobody may see: a draft is told by nothing. What stands beside such a link stays: the words of a
 * promise, and the entries below one of a menu, the first of which takes its place. Pure.
 */
export function withoutHidden(content: Content, shown: ReadonlySet<string>): Content {
  const isSeen = (values: Values) => {
    const address = pageLed(values);
    return address === undefined || shown.has(address);
  };
  const blocks = content.blocks.flatMap((block): Block[] => {
    const items = block.items.filter(isSeen);
    if (isSeen(block.fields))
      return block.items.length > 0 && items.length === 0 && !block.fields['link']
        ? []
        : [{ ...block, items }];
    const { link: _, button: __, ...words } = block.fields;
    if (block.items.length === 0)
      return typeof words['text'] === 'string' ? [{ ...block, fields: words }] : [];
    const [first] = items;
    return first?.['link'] ? [{ ...block, fields: { ...words, link: first['link'] }, items }] : [];
  });
  return { ...content, blocks };
}
