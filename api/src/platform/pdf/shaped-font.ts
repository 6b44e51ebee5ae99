import { create, type Font } from 'fontkit';
import * as harfbuzz from 'harfbuzzjs';
import { readFileSync } from 'node:fs';
import { unpacked } from './woff.js';

/** A font file that is open. */
export interface ShapedFont {
  /** Whether it can draw every sign of the text. */
  has(text: string): boolean;
  /** What pdfkit takes for a font: fontkit's, with words shaped by HarfBuzz. */
  forPdf: Font;
}

interface Shaped {
  glyphs: { id: number; advanceWidth: number; codePoints: number[] }[];
  positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
  readonly advanceWidth: number;
}

const OPEN = new Map<string, ShapedFont>();

/**
 * Opens a font file, once in the life of the process. fontkit alone would shape, too, but fails at words of Gurmukhi and
 * Khmer in the Noto fonts (fontkit 2.0.4); HarfBuzz is what browsers shape with.
 */
export function openFont(path: string): ShapedFont {
  const known = OPEN.get(path);
  if (known) return known;
  const bytes = unpacked(readFileSync(path));
  const font = create(bytes);
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${path} is a collection of fonts`);
  const opened = {
    has: (text: string) =>
      [...text].every((sign) => isJoiner(sign) || font.hasGlyphForCodePoint(codeOf(sign))),
    forPdf: withShaper(font, bytes),
  };
  OPEN.set(path, opened);
  return opened;
}

function withShaper(font: Font, bytes: Buffer): Font {
  const shaper = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes)));
  const layout = (text: string): Shaped => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(shaper, buffer);
    const infos = buffer.getGlyphInfos();
    const starts = [...new Set(infos.map(({ cluster }) => cluster))].toSorted((one, two) => one - two);
    const told = new Set<number>();
    const glyphs = infos.map(({ codepoint, cluster }) => {
      // the first glyph of a cluster says which letters it stands for, so that the text can be copied and read aloud
      const letters = told.has(cluster) ? '' : text.slice(cluster, starts[starts.indexOf(cluster) + 1]);
      told.add(cluster);
      const { advanceWidth } = font.getGlyph(codepoint);
      return { id: codepoint, advanceWidth, codePoints: [...letters].map(codeOf) };
    });
    const positions = buffer.getGlyphPositions();
    return {
      glyphs,
      positions,
      // asked for when pdfkit has brought the positions to its own scale
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  };
  return Object.create(font, { layout: { value: layout } }) as Font;
}

/** Joiners are for the shaper; a font without them shapes as well. */
const isJoiner = (sign: string) => sign === '\u200c' || sign === '\u200d';

const codeOf = (sign: string): number => sign.codePointAt(0) ?? 0;
