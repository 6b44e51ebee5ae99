import { searchWords } from '../domain/synonym.js';

const LONGEST = 60;
/** What may be somebody's address or number is no search for goods. */
const PERSONAL = /@|\d{6}/;

/** The words of a search as they are counted; undefined for what is not kept. */
export function loggedQuery(text: string): string | undefined {
  if (PERSONAL.test(text.replace(/[\s().-]/g, ''))) return undefined;
  const words = searchWords(text);
  return words === '' || words.length > LONGEST ? undefined : words;
}

/** What is searched for and how much it finds, by day, without a person. */
export abstract class SearchLog {
  /** Counts one search; never fails and never waits. */
  abstract note(text: string, results: number): void;
  /** What found something and was searched for most in the last 30 days, not by one person alone; ten at most. */
  abstract popular(): Promise<string[]>;
}
