import { Injectable } from '@nestjs/common';
import { DrawingCleaner } from '../../application/ports.js';
import { NotAPicture } from '../../domain/refusals.js';

/** Shapes, texts, and what paints and cuts them: no script, no link, no picture from elsewhere, no foreign markup, no motion. */
const ELEMENTS = [
  ...['svg', 'g', 'defs', 'title', 'desc', 'symbol', 'use', 'path', 'rect', 'circle', 'ellipse', 'line'],
  ...['polyline', 'polygon', 'text', 'tspan', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask'],
  'pattern',
];

const ATTRIBUTES = [
  ...['xmlns', 'viewBox', 'width', 'height', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry'],
  ...['d', 'points', 'dx', 'dy', 'rotate', 'transform', 'id', 'offset', 'fx', 'fy', 'preserveAspectRatio'],
  ...['fill', 'fill-opacity', 'fill-rule', 'clip-rule', 'clip-path', 'clipPathUnits', 'mask', 'maskUnits'],
  ...['stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit'],
  ...['stroke-dasharray', 'stroke-dashoffset', 'opacity', 'color', 'display', 'visibility', 'stop-color'],
  ...[
    'stop-opacity',
    'gradientUnits',
    'gradientTransform',
    'spreadMethod',
    'patternUnits',
    'patternTransform',
  ],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'letter-spacing', 'text-anchor'],
  ...['dominant-baseline', 'vector-effect', 'paint-order'],
];

/** What leads out of the drawing. */
const LEADS_OUT = /url\(\s*(?!['"]?#)/i;
/** Pixels of the longest side of the picture that is made of it. */
const LONGEST = 1_024;

/** Cleaned by npm's sanitize-html, whose list of what may stay is ours; drawn by librsvg. */
@Injectable()
export class SanitizedDrawings implements DrawingCleaner {
  async clean(drawing: string): Promise<string | undefined> {
    const { default: sanitize } = await import('sanitize-html');
    const clean = sanitize(drawing, {
      allowedTags: ELEMENTS,
      allowedAttributes: { '*': [...ATTRIBUTES, 'href', 'xlink:href'] },
      disallowedTagsMode: 'discard',
      nonTextTags: ['script', 'style', 'foreignObject', 'iframe', 'image', 'a', 'animate', 'set'],
      parser: { lowerCaseTags: false, lowerCaseAttributeNames: false, xmlMode: true },
      transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: within(attribs) }) },
    }).trim();
    const start = clean.search(/<svg[\s>]/);
    const end = clean.lastIndexOf('</svg>');
    if (start < 0 || end < 0 || !/<(path|rect|circle|ellipse|line|poly|text|use)/.test(clean))
      return undefined;
    return named(clean.slice(start, end + '</svg>'.length));
  }

  async picture(drawing: string): Promise<Uint8Array> {
    const { default: sharp } = await import('sharp');
    const refuse = () => {
      throw new NotAPicture('The drawing cannot be drawn: export it anew as SVG');
    };
    const input = Buffer.from(drawing, 'utf8');
    const { width = 0, height = 0, density = DENSITY } = await sharp(input).metadata().catch(refuse);
    const scale = Math.min(MOST_DENSITY / density, LONGEST / Math.max(width, height, 1));
    return sharp(input, { density: Math.max(1, density * scale) })
      .resize({ width: LONGEST, height: LONGEST, fit: 'inside' })
      .png()
      .toBuffer()
      .catch(refuse);
  }
}

const DENSITY = 72;
const MOST_DENSITY = 7_200;

/** References stay within the drawing. */
const within = (attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) =>
      /^(xlink:)?href$/.test(name) ? value.startsWith('#') : !LEADS_OUT.test(value),
    ),
  );

/** An image of a page must name its language, and that of its references. */
const named = (svg: string): string =>
  svg
    .replace(/^<svg(?![^>]*\sxmlns=)/, '<svg xmlns="http://www.w3.org/2000/svg"')
    .replaceAll('xlink:href=', 'href=');
