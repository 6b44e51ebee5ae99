import type { DrawnKind } from '../block';

export const quotes: DrawnKind = { name: 'quotes', isHeading: true, load: () => import('./quotes') };
