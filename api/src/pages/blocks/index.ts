import { banner } from './banner/definition.js';
import { categories } from './categories/definition.js';
import type { BlockKind } from './contract.js';
import { footerColumn } from './footer-column/definition.js';
import { hero } from './hero/definition.js';
import { lookbook } from './lookbook/definition.js';
import { menuCategories } from './menu-categories/definition.js';
import { menuEntry } from './menu-entry/definition.js';
import { newsletter } from './newsletter/definition.js';
import { picture } from './picture/definition.js';
import { promiseLine } from './promise-line/definition.js';
import { promises } from './promises/definition.js';
import { questions } from './questions/definition.js';
import { quotes } from './quotes/definition.js';
import { shelf } from './shelf/definition.js';
import { story } from './story/definition.js';
import { text } from './text/definition.js';
import { video } from './video/definition.js';

/** Every kind of block, in the order in which the panel offers them. */
export const BLOCKS: readonly BlockKind[] = [
  hero,
  story,
  shelf,
  categories,
  lookbook,
  quotes,
  banner,
  text,
  picture,
  video,
  questions,
  newsletter,
  promises,
  menuEntry,
  menuCategories,
  footerColumn,
  promiseLine,
];

const known = new Map(BLOCKS.map((kind) => [kind.name, kind]));

export const blockKind = (name: string): BlockKind | undefined => known.get(name);
