import type { DrawnKind } from '../block';

export const newsletter: DrawnKind = {
  name: 'newsletter',
  isHeading: true,
  load: () => import('./newsletter'),
};
