/** What WCAG 2 AA asks of texts. */
export const READABLE = 4.5;
/** What it asks of what is no text: a button beside the page. */
export const VISIBLE = 3;

/** How bright a colour such as `#b8472a` is, from 0 to 1: WCAG 2.2, "relative luminance". */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours by WCAG 2.2, from 1 to 21; never rounded up to what it is not. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return Math.floor(((light + 0.05) / (dark + 0.05)) * 100) / 100;
}

/** The colour that reads best on another. */
export const bestOn = (ground: string, colours: readonly string[]): string =>
  colours.reduce((best, one) => (contrast(one, ground) > contrast(best, ground) ? one : best));
