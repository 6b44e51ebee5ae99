import type { ComponentType } from 'react';
import { lazily } from '../../ui/error-boundary';
import type { BlockProps, DrawnKind } from './block';
import { banner } from './banner/definition';
import { categories } from './categories/definition';
import { hero } from './hero/definition';
import { lookbook } from './lookbook/definition';
import { newsletter } from './newsletter/definition';
import { picture } from './picture/definition';
import { promises } from './promises/definition';
import { questions } from './questions/definition';
import { quotes } from './quotes/definition';
import { shelf } from './shelf/definition';
import { story } from './story/definition';
import { text } from './text/definition';
import { video } from './video/definition';

/** Every kind of block of pages, as the API has them. A new one is a folder beside this file and a line here. */
const KINDS: readonly DrawnKind[] = [
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
];

type Drawn = Omit<DrawnKind, 'load'> & { Block: ComponentType<BlockProps> };

/** How each is drawn, by its name. Their code comes after the page, and only that of the page's blocks. */
export const BLOCKS: ReadonlyMap<string, Drawn> = new Map(
  KINDS.map(({ load, ...kind }) => [kind.name, { ...kind, Block: lazily(load) }]),
);
