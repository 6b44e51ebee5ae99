/**
 * The address of a category, or of a search for `text`. Browsers take `.` and `..` for steps in a path, however they are
 * written, so a space follows these two; the page leaves it out again.
 */
export const categoryPath = (text: string): string =>
  `/category/${encodeURIComponent(/^\.\.?$/.test(text) ? `${text} ` : text)}`;
