/** What people read for words of a page that come with the shop: other languages have a table, `page-words.json`. */
export const pageWords = (text: string): string => text;
