import type { DrawnKind } from '../block';

export const shelf: DrawnKind = { name: 'shelf', hasGoods: true, load: () => import('./shelf') };
