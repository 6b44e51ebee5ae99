import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;
const SFNT_ENTRY = 16;

/**
 * A font file as it was before it was packed for the web (W3C, WOFF File Format 1.0); any other file as it is. fontkit
 * reads WOFF as well, but unpacks a table each time it looks into it (fontkit 2.0.4): seconds for a large font.
 */
export function unpacked(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOFF') return file;
  const count = file.readUInt16BE(12);
  const directory = Buffer.alloc(12 + count * SFNT_ENTRY);
  file.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  directory.writeUInt16BE(2 ** power * 16, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE((count - 2 ** power) * 16, 10);
  const tables: Buffer[] = [directory];
  let place = directory.length;
  for (let index = 0; index < count; index += 1) {
    const entry = HEADER + index * ENTRY;
    const [offset, packed, whole, checksum] = [4, 8, 12, 16].map((at) => file.readUInt32BE(entry + at));
    const bytes = file.subarray(offset, (offset ?? 0) + (packed ?? 0));
    const table = packed === whole ? bytes : inflateSync(bytes);
    const at = 12 + index * SFNT_ENTRY;
    file.copy(directory, at, entry, entry + 4);
    directory.writeUInt32BE(checksum ?? 0, at + 4);
    directory.writeUInt32BE(place, at + 8);
    directory.writeUInt32BE(table.length, at + 12);
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4);
    tables.push(table, padding);
    place += table.length + padding.length;
  }
  return Buffer.concat(tables);
}
