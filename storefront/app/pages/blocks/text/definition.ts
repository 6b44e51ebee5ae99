import type { DrawnKind } from '../block';

export const text: DrawnKind = { name: 'text', load: () => import('./text') };
