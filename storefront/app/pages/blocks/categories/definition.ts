import type { DrawnKind } from '../block';

export const categories: DrawnKind = { name: 'categories', load: () => import('./categories') };
