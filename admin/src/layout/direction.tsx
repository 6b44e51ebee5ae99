import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { spoken } from '../spoken';

/** Turns the styles of the page round, for a language that runs from right to left; loaded for those alone. */
async function turned() {
  const { default: turn } = await import('@mui/stylis-plugin-rtl');
  return createCache({ key: 'rtl', stylisPlugins: [turn] });
}

const cache = spoken?.runs === 'rtl' ? await turned() : undefined;

/** Around everything that has styles. */
export const Direction = ({ children }: { children: ReactNode }) =>
  cache ? <CacheProvider value={cache}>{children}</CacheProvider> : children;
