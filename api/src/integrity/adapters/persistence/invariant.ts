/** A sentence that is true of every record of a sound shop. The query names the records of which it is not. */
export interface Invariant {
  id: string;
  sentence: string;
  /** Selects `record` (what it is and its id) and `detail` (what is wrong with it), both text. */
  sql: string;
}
