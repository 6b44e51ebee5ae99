import type { DrawnKind } from '../block';

export const picture: DrawnKind = { name: 'picture', load: () => import('./picture') };
