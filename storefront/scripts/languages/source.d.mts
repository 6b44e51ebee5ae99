/** What a text is told: the code that gives it, by its name in messages. */
export type Told = Map<string, { code: string; type: string }>;

export interface Text {
  /** Its path in the module: `cartPageTexts.empty`. */
  key: string;
  start: number;
  end: number;
  told: Told;
  english: string;
}

export declare function readTexts(code: string): { texts: Text[]; counts: boolean };
