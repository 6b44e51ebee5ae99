import type { DrawnKind } from '../block';

export const promises: DrawnKind = { name: 'promises', load: () => import('./promises') };
