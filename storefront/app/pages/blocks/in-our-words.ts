import type { PageContent } from '../../platform/api/types';
import { pageWords } from '../../platform/messages/en/page-words';
import type { Values } from './block';

/** The fields that are read; others lead somewhere or choose something. */
const WORDS = new Set(['eyebrow', 'title', 'text', 'button', 'alt', 'caption', 'label']);

const said = <V extends Values>(values: V): V =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      WORDS.has(name) && typeof value === 'string' ? pageWords(value) : value,
    ]),
  ) as V;

/** The page with the words that come with the shop in the language of the reader; what a merchant has written stays. */
export const inOurWords = (page: PageContent): PageContent => ({
  ...page,
  title: pageWords(page.title),
  description: pageWords(page.description),
  blocks: page.blocks.map((block) => ({
    ...block,
    fields: said(block.fields),
    items: block.items.map(said),
  })),
});
