import type { DrawnKind } from '../block';

export const story: DrawnKind = { name: 'story', isHeading: true, load: () => import('./story') };
