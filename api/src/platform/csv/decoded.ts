import { ImportTooLarge, NotAnImport } from '../../kernel/table-file.js';

const MOST_BYTES = 20 * 1024 * 1024;
export const LONGEST_LINE = 100_000;
export const TOO_LONG = 'A line is too long; is a quote missing?';
const NOT_TEXT = 'The file is not UTF-8 text; in the spreadsheet save it as "CSV UTF-8"';
const WORKBOOK = 'The file is a workbook of a spreadsheet; save it there as "CSV UTF-8"';
type Decoder = InstanceType<typeof TextDecoder>;
/** Beginnings of files that are no text. */
const WORKBOOKS = ['504b0304', 'd0cf11e0'];

/** The body as text, UTF-8 or UTF-16; bytes and lines are measured before anything looks into them. @throws NotAnImport, ImportTooLarge */
export async function* decoded(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: Decoder | undefined;
  let bytes = 0;
  let line = 0;
  for await (const chunk of fromTheFourth(body)) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new ImportTooLarge('An import has at most 20 MB; cut the file in two.');
    decoder ??= decoderOf(chunk);
    const text = asText(decoder, chunk);
    for (const [index, part] of text.split(/[\r\n]/).entries()) {
      line = part.length + (index === 0 ? line : 0);
      if (line > LONGEST_LINE) throw new NotAnImport(TOO_LONG);
    }
    yield text;
  }
  if (decoder) yield asText(decoder);
}

/** The pieces of the body, the first of them long enough to tell what it is. */
async function* fromTheFourth(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let first: Uint8Array | undefined = new Uint8Array();
  for await (const chunk of body) {
    if (first === undefined) yield chunk;
    else {
      first = Buffer.concat([first, chunk]);
      if (first.length < 4) continue;
      yield first;
      first = undefined;
    }
  }
  if (first?.length) yield first;
}

/** UTF-16 has a mark at its beginning, or every other byte of its headings is empty. */
function decoderOf(beginning: Uint8Array): Decoder {
  const [first = 0, second = 0] = beginning;
  const hex = Buffer.from(beginning.subarray(0, 4)).toString('hex');
  if (WORKBOOKS.includes(hex)) throw new NotAnImport(WORKBOOK);
  const isLittle = hex.startsWith('fffe') || (first !== 0 && second === 0 && beginning.length > 1);
  const isBig = hex.startsWith('feff') || (first === 0 && second !== 0);
  return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8', { fatal: true });
}

function asText(decoder: Decoder, chunk?: Uint8Array): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch {
    throw new NotAnImport(NOT_TEXT);
  }
}
