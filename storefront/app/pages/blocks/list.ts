import type { ComponentType } from 'react';
import { lazily } from '../../ui/error-boundary';
import type { BlockProps } from './block';

/** How each kind of block is drawn, by its name in `api/src/pages/blocks`. Their code comes after the page, and only that of the page's blocks. */
export const BLOCKS: Readonly<Record<string, ComponentType<BlockProps>>> = {
  hero: lazily(() => import('./hero')),
  story: lazily(() => import('./story')),
  shelf: lazily(() => import('./shelf')),
  categories: lazily(() => import('./categories')),
  lookbook: lazily(() => import('./lookbook')),
  quotes: lazily(() => import('./quotes')),
  banner: lazily(() => import('./banner')),
  text: lazily(() => import('./text')),
  picture: lazily(() => import('./picture')),
  video: lazily(() => import('./video')),
  questions: lazily(() => import('./questions')),
  newsletter: lazily(() => import('./newsletter')),
  promises: lazily(() => import('./promises')),
};
