export interface Language {
  tag: string;
  /** Of a region: what it says and writes as another language does. */
  base?: string;
  name: string;
  dir?: 'rtl';
  /** Says in this language that the shop speaks it. */
  offer: string;
  /** `machine`, or who has read all of it. */
  checkedBy: string;
  plurals: Readonly<Record<string, string>>;
  numbers: { decimal: string; group: string; groupFrom?: number; amount: string };
  days: {
    months: string[];
    shortMonths: string[];
    weekdays: string[];
    long: string;
    short: string;
    moment: string;
  };
}

export declare function languagesIn(folder?: string): string;
export declare function languageOffersIn(folder?: string): string;
export declare const messages: string;
export declare function otherLanguages(folder?: string): string[];
export declare function regionalLanguages(folder?: string): string[];
export declare function builtLanguages(folder?: string): string[];
export declare function familyOf(tag: string, folder?: string): string[];
export declare function readLanguage(tag: string, folder?: string): Language;
export declare function areas(folder?: string): string[];
export declare function holdsTexts(area: string, folder?: string): boolean;
export declare function translate(
  area: string,
  tag: string,
  folder?: string,
): { code: string; problems: string[] };
export declare function namedLanguages(folder?: string): { id: string; name: string }[];
