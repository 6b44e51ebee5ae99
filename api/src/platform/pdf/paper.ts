import { clustersOf, drawn, runsInOrder, type Cluster } from './clusters.js';
import { LATIN, typefacesFor, type Typeface } from './fonts.js';
import { openFont } from './shaped-font.js';

export interface Style {
  /** Points. */
  size: number;
  bold?: boolean;
  /** Points from `x` in which lines are broken; as wide as the text without it. */
  width?: number;
  /** As a paper from left to right has it: on one from right to left the sides are changed. */
  align?: 'left' | 'right';
  /** `#rrggbb`; black without it. */
  color?: string;
}

type Line = readonly Cluster<Typeface>[];

/** Of the size of the letters. */
const LINE_HEIGHT = 1.36;
const BASELINE = 1.02;

/**
 * Writes on a PDF in every script that Unicode has, with embedded fonts of which only the letters that are used come along:
 * right to left where a script runs so, and joined as its readers join it. A sign that no font has is written by its number,
 * `[U+1F9FF]`, so that no document fails on a letter and none loses it.
 *
 * @param country ISO 3166-1 alpha-2, by whose habit the signs of East Asia are drawn
 * @param runs in which direction it is read: from right to left every place is counted from the right edge
 */
export class Paper {
  private readonly registered = new Set<string>();

  constructor(
    readonly page: PDFKit.PDFDocument,
    private readonly country = '',
    readonly runs: 'ltr' | 'rtl' = 'ltr',
  ) {}

  /** Where the left edge of something so wide is drawn that begins at `x`, in points. */
  place(x: number, width: number): number {
    return this.runs === 'rtl' ? this.page.page.width - x - width : x;
  }

  /** Writes from `y` (points from the top) downwards; answers where the text ends. */
  write(text: string, x: number, y: number, style: Style): number {
    this.page.fillColor(style.color ?? '#000000');
    let top = y;
    for (const line of this.lines(text, style)) {
      const width = this.widthOf(line, style);
      const room = style.align === 'right' ? (style.width ?? 0) - width : 0;
      this.draw(line, this.place(x + room, width), top + style.size * BASELINE, style);
      top += style.size * LINE_HEIGHT;
    }
    return top;
  }

  /** Points that the text is high. */
  height(text: string, style: Style): number {
    return this.lines(text, style).length * style.size * LINE_HEIGHT;
  }

  private lines(text: string, style: Style): Line[] {
    return text.split(/\r\n|\r|\n/u).flatMap((line) => this.broken(this.clusters(drawn(line)), style));
  }

  private clusters(line: string): Line {
    const base = this.runs === 'rtl' ? 'rtl' : 'auto';
    return clustersOf<Typeface>(line, base, (sign, before) => this.fontOf(sign, before));
  }

  private broken(clusters: Line, style: Style): Line[] {
    const { width } = style;
    if (width === undefined || this.widthOf(clusters, style) <= width) return [clusters];
    const lines: Line[] = [];
    let rest = clusters;
    while (rest.length > 0) {
      const end = this.endOfLine(rest, style, width);
      lines.push(trimmed(rest.slice(0, end)));
      rest = trimmed(rest.slice(end));
    }
    return lines;
  }

  /** The last place that a line may end at and still has room; within a word, an amount before its sign, where one is too long. */
  private endOfLine(clusters: Line, style: Style, width: number): number {
    let end = 1;
    let [whole, atNeed] = [0, 0];
    while (end <= clusters.length && this.widthOf(trimmed(clusters.slice(0, end)), style) <= width) {
      if (end === clusters.length || clusters[end]?.mayBreak === true) whole = end;
      if (clusters[end]?.mayBreak === 'at need') atNeed = end;
      end += 1;
    }
    return whole || atNeed || Math.max(1, end - 1);
  }

  private widthOf(line: Line, style: Style): number {
    let width = 0;
    for (const { text, font } of runsInOrder(line)) width += this.withFont(font, style).widthOfString(text);
    return width;
  }

  private draw(line: Line, left: number, baseline: number, style: Style): void {
    let x = left;
    for (const { text, font } of runsInOrder(line)) {
      const page = this.withFont(font, style);
      page.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
      x += page.widthOfString(text);
    }
  }

  private withFont({ regular, bold }: Typeface, style: Style): PDFKit.PDFDocument {
    const path = style.bold ? bold : regular;
    if (!this.registered.has(path)) {
      // pdfkit takes an open font, too, which its types do not say (pdfkit 0.20.2)
      this.page.registerFont(path, openFont(path).forPdf as unknown as Buffer);
      this.registered.add(path);
    }
    return this.page.font(path).fontSize(style.size);
  }

  private fontOf(sign: string, before: Typeface | undefined): { font: Typeface; text: string } {
    if (before && /^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(sign) && has(before, sign))
      return { font: before, text: sign };
    const font = typefacesFor(sign, this.country).find((typeface) => has(typeface, sign));
    return font
      ? { font, text: sign }
      : { font: LATIN, text: [...sign].map((one) => (has(LATIN, one) ? one : numbered(one))).join('') };
  }
}

const has = ({ regular }: Typeface, sign: string): boolean => openFont(regular).has(sign);

const numbered = (sign: string): string =>
  `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

function trimmed(line: Line): Line {
  let [from, to] = [0, line.length];
  while (line[from]?.text === ' ') from += 1;
  while (to > from && line[to - 1]?.text === ' ') to -= 1;
  return line.slice(from, to);
}
