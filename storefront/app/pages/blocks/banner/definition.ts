import type { DrawnKind } from '../block';

export const banner: DrawnKind = { name: 'banner', isHeading: true, load: () => import('./banner') };
