import type { DrawnKind } from '../block';

export const questions: DrawnKind = { name: 'questions', isHeading: true, load: () => import('./questions') };
