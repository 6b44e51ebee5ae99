import type { DrawnKind } from '../block';

export const hero: DrawnKind = {
  name: 'hero',
  isHeading: true,
  isFlush: true,
  isPicturedByItem: true,
  load: () => import('./hero'),
};
