import type { DrawnKind } from '../block';

export const video: DrawnKind = { name: 'video', load: () => import('./video') };
