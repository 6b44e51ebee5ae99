import { describe, expect, it } from '@jest/globals';
import { NotAnImport } from '../../domain/import/refusals.js';
import { readProductCsv } from './read-product-csv.js';

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
    const { lines } = await readProductCsv(new Body('\r\nsku,name\r\nA-1,Lamp\r\n', 1));
    expect(lines).toMatchObject([{ cells: { sku: 'A-1', name: 'Lamp' } }]);
  });

  it.each([
    ['first', ','.repeat(1_000)],
    ['second', `sku,name\r\n${','.repeat(1_000)}`],
  ])('gives up a %s line that does not end, before it is looked into', async (_, piece) => {
    const body = new Body(piece.slice(-1_000), 5_000, piece.slice(0, -1_000));
    await expect(readProductCsv(body)).rejects.toThrow(NotAnImport);
    expect(body.taken).toBe(21);
  });
});
