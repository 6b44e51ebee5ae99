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

/** What stands without a link: slides and points that are nothing but a way have no words of their own. */
const hasWords = ({ title, text }: Values): boolean => typeof (title ?? text) === 'string';

const unlinked = ({ link: _, button: __, ...rest }: Values): Values => rest;

/**
 * The content without links to pages that nobody may see: a draft is told by nothing. What stands beside such a link stays: the words of a
 * promise or a slide, a picture, and the entries below one of a menu, the first of which takes its place. Pure.
 */
export function withoutHidden(content: Content, shown: ReadonlySet<string>): Content {
  const isSeen = (values: Values) => {
    const address = pageLed(values);
    return address === undefined || shown.has(address);
  };
  const blocks = content.blocks.flatMap((block): Block[] => {
    const items = block.items.flatMap((item) =>
      isSeen(item) ? [item] : hasWords(item) ? [unlinked(item)] : [],
    );
    const isEmptied = block.items.length > 0 && items.length === 0;
    if (isSeen(block.fields)) return isEmptied && !standsAlone(block.fields) ? [] : [{ ...block, items }];
    const fields = unlinked(block.fields);
    // the label of an entry of a menu says nothing but where it leads
    if (!('label' in fields)) return [{ ...block, fields, items }];
    const [first] = items;
    return first?.['link'] ? [{ ...block, fields: { ...fields, link: first['link'] }, items }] : [];
  });
  return { ...content, blocks };
}

/** A block whose list may be empty: an entry of a menu, a picture without its points, ways into categories that nobody has chosen. */
const standsAlone = ({ link, picture, others }: Values): boolean =>
  Boolean(link) || Boolean(picture) || others === true;
