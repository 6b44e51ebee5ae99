/** A name within a sentence that may run the other way: neither moves a sign or a number of the other. */
export const apart = (text: string): string => `\u2068${text}\u2069`;
