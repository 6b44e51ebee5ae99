export declare function wordsIn(code: string): string[];
