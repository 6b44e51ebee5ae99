/** A stored name as people read it. */
export const wordsOf = (name: string): string => name.replaceAll('-', ' ');
