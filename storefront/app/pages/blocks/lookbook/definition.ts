import type { DrawnKind } from '../block';

export const lookbook: DrawnKind = { name: 'lookbook', isHeading: true, load: () => import('./lookbook') };
