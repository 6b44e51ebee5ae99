import { describe, expect, it } from '@jest/globals';
import { NotAnImport } from '../../kernel/table-file.js';
import { readTable } from './read-table.js';

const bytes = new TextEncoder();

async function* inPieces(...pieces: string[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield await Promise.resolve(bytes.encode(piece));
}

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

  it('tells a line whose cell goes on behind its closing quote, once, and reads those after it', async () => {
    const file = 'sku,name,size\nA-1,"7" screen","7" x\nA-2,Chair,1\nA-3,"12" bench",2\nA-4,"Tea, black",3\n';
    const { rows } = await readTable(new Body(file, 1));
    expect(rows.map(({ line, cells, fault }) => [line, cells, fault?.slice(0, 8)])).toEqual([
      [2, [], 'Column 2'],
      [3, ['A-2', 'Chair', '1'], undefined],
      [4, [], 'Column 2'],
      [5, ['A-4', 'Tea, black', '3'], undefined],
    ]);
  });

  it('tells a line with a cell that is no text, and reads those after it', async () => {
    const { rows } = await readTable(new Body('sku,name\nA-1,La\0mp\nA-2,Chair\n', 1));
    expect(rows).toEqual([
      {
        line: 2,
        cells: [],
        fault: expect.stringMatching(/^Column 2: the cell holds a sign that is no text/),
      },
      { line: 3, cells: ['A-2', 'Chair'] },
    ]);
    await expect(readTable(new Body('sku,na\0me\nA-1,Lamp\n', 1))).rejects.toThrow(/first line, column 2/);
  });

  it('finds headings that come in pieces, behind so many empty lines, and gives up behind more', async () => {
    expect(await readTable(inPieces('\n;;\n', 's', 'ku;na', 'me', '\nA-1;', 'Lamp\n'))).toEqual({
      ...{ headings: ['sku', 'name'], separator: ';' },
      rows: [{ line: 4, cells: ['A-1', 'Lamp'] }],
    });
    const { rows } = await readTable(new Body('sku\nA-1\n', 1, '\n'.repeat(100_000)));
    expect(rows).toEqual([{ line: 100_002, cells: ['A-1'] }]);
    const empty = new Body('\n'.repeat(1_000), 5_000);
    await expect(readTable(empty)).rejects.toThrow(/begins with empty lines alone/);
    expect(empty.taken).toBe(101);
  });

  it('has so many columns, and not more', async () => {
    const file = (columns: number) => {
      const names = Array.from({ length: columns }, (_, at) => `c${at}`);
      return new Body(`${names.join(',')}\n1\n`, 1);
    };
    expect((await readTable(file(500))).headings).toHaveLength(500);
    await expect(readTable(file(501))).rejects.toThrow('The file has more than 500 columns');
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
