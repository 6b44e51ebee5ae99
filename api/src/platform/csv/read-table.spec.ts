import { describe, expect, it } from '@jest/globals';
import { NotAnImport } from '../../kernel/table-file.js';
import { readTable } from './read-table.js';

const bytes = new TextEncoder();

/** A body that counts how much of it is taken. */
class Body {
  taken = 0;

  constructor(
    private readonly piece: string,
    private readonly pieces: number,
    private readonly head = '',
  ) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    for (let index = 0; index < this.pieces; index += 1) {
      this.taken += 1;
      yield await Promise.resolve(bytes.encode(index === 0 ? this.head + this.piece : this.piece));
    }
  }
}

describe('the reader of product files', () => {
  it('takes a file in pieces, blank lines before its headings', async () => {
    expect(await readTable(new Body('\r\nsku,name\r\nA-1,Lamp\r\n', 1))).toEqual({
      ...{ headings: ['sku', 'name'], separator: ',' },
      rows: [{ line: 3, cells: ['A-1', 'Lamp'] }],
    });
  });

  it('tells a line that cannot be read, with its number and column, and reads those after it', async () => {
    const { rows } = await readTable(new Body('sku,name\nA-1,Lamp\nA-2,7" screen\nA-3,Chair\n', 1));
    expect(rows.map(({ line, cells }) => [line, cells])).toEqual([
      [2, ['A-1', 'Lamp']],
      [3, []],
      [4, ['A-3', 'Chair']],
    ]);
    expect(rows[1]?.fault).toContain('Column 2: a quote stands in the middle of a cell');
  });

  it.each([
    ['first', ','.repeat(1_000)],
    ['second', `sku,name\r\n${','.repeat(1_000)}`],
  ])('gives up a %s line that does not end, before it is looked into', async (_, piece) => {
    const body = new Body(piece.slice(-1_000), 5_000, piece.slice(0, -1_000));
    await expect(readTable(body)).rejects.toThrow(NotAnImport);
    expect(body.taken).toBe(101);
  });
});
