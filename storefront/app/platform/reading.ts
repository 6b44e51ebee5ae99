import { languageRuns } from './messages/en/language';

/** A way in the direction of reading as one to the right, and back: languages from right to left count it below zero. */
export const along = (way: number): number => (languageRuns ? -way : way);
