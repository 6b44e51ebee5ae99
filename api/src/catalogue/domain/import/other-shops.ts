import type { Line } from './file-line.js';
import type { Heading, ProductFile } from './file.js';
import { optionsText } from './parts.js';

/**
 * Headings that other shops write and what they mean here: those of Shopify's product file, old and new (its help, "Using CSV files to
 * import and export products"), and of WooCommerce's ("Product CSV Importer and Exporter"). What means nothing here has no line, and is told as ignored.
 */
const MEANS: ReadonlyMap<string, string> = new Map([
  ['title', 'name'],
  ['body (html)', 'description'],
  ['type', 'category'],
  ['vendor', 'brand'],
  ['variant sku', 'sku'],
  ['variant price', 'price'],
  ['regular price', 'price'],
  ['variant inventory qty', 'stock'],
  ['inventory quantity', 'stock'],
  ['variant barcode', 'variant gtin'],
  ['barcode', 'variant gtin'],
  ['gtin, upc, ean, or isbn', 'variant gtin'],
  ['variant grams', 'grams'],
  ['weight value (grams)', 'grams'],
  ['variant requires shipping', 'shipped'],
  ['requires shipping', 'shipped'],
]);

/** A heading in our words; one that the file has itself stays another's. */
export function inOurWords(names: readonly string[]): string[] {
  const taken = new Set(names);
  return names.map((name) => {
    const ours = MEANS.get(name);
    if (ours === undefined || taken.has(ours)) return name;
    taken.add(ours);
    return ours;
  });
}

const HANDLES = ['handle', 'url handle'];
/** What every line of a new product says here. */
const OF_FIRST = ['name', 'category'];
const OPTION = /^option([123]) (?:name|value)$/;

/** A file of Shopify as one of ours: a product's name and its names of options stand on its first line alone there, and each option in columns of its own. */
export function asOurs(file: ProductFile): ProductFile {
  const names = file.headings.map(({ name }) => name);
  const handle = names.find((name) => HANDLES.includes(name));
  if (handle === undefined || !names.includes('option1 value')) return file;
  const read = new Set([handle, ...names.filter((name) => OPTION.test(name))]);
  const kept = file.headings.filter(({ name }) => !read.has(name));
  const options: Heading = { name: 'options', written: 'options' };
  return { ...file, headings: [...kept, options], lines: linesOf(file.lines, handle) };
}

function linesOf(lines: readonly Line[], handle: string): Line[] {
  const firsts = new Map<string, Line['cells']>();
  return lines.flatMap((line) => {
    const { cells } = line;
    const first = firsts.get(cells[handle] ?? '') ?? cells;
    firsts.set(cells[handle] ?? '', first);
    // a line of nothing but one more picture
    if (!['sku', 'price', 'option1 value'].some((name) => cells[name])) return [];
    const ours = {
      ...cells,
      ...Object.fromEntries(OF_FIRST.map((name) => [name, cells[name] || first[name] || ''])),
      description: plainText(cells['description'] || first['description'] || ''),
      options: optionsOf(cells, first),
    };
    return [{ ...line, cells: ours }];
  });
}

/** Of what has no options Shopify says `Title: Default Title`. */
function optionsOf(cells: Line['cells'], first: Line['cells']): string {
  const pairs = ['1', '2', '3'].flatMap((place) => {
    const name = cells[`option${place} name`] || first[`option${place} name`];
    const value = cells[`option${place} value`];
    return name && value && value !== 'Default Title' ? [[name, value] as const] : [];
  });
  return optionsText(Object.fromEntries(pairs));
}

const SIGNS: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—' },
  ...{ rsquo: '’', lsquo: '‘', ldquo: '“', rdquo: '”', hellip: '…', eacute: 'é', deg: '°', times: '×' },
};

/** The sign of a number, as HTML reads it: numbers of no sign, of half a one and of a control are one that shows the loss. */
function signOf(code: number): string {
  if (code > 0x10ffff) return LOST;
  // what Windows writes there in place of controls, `&#150;` for a dash
  const sign =
    code >= 0x80 && code <= 0x9f ? WINDOWS.decode(Uint8Array.of(code)) : String.fromCodePoint(code);
  return /\s/.test(sign) ? ' ' : sign.toWellFormed().replace(/\p{Cc}/u, LOST);
}
const WINDOWS = new TextDecoder('windows-1252');
const LOST = '\uFFFD';

/** The words of HTML. */
const plainText = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal?: string) =>
      signOf(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replaceAll(/&(\w{2,6});/g, (all, name: string) => SIGNS[name] ?? all)
    .replaceAll(/\s+/g, ' ')
    .trim();
