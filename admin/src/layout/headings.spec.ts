import { expect, it } from '@jest/globals';
import { glob, readFile } from 'node:fs/promises';

/** A column as it is opened, with all that it is told. */
const COLUMN = /<DataTable\.(?:Number)?Col\b([\s\S]*?)(?:\/>|\n\s*>)/g;

it('every column of a list has a heading of the panel, and none of the name of its field', async () => {
  const columns: string[] = [];
  for await (const file of glob('admin/src/**/*.tsx'))
    for (const [, told = ''] of (await readFile(file, 'utf8')).matchAll(COLUMN))
      columns.push(`${file}: ${told.replaceAll(/\s+/g, ' ')}`);
  expect(columns.length).toBeGreaterThan(60);
  // a heading stands before what draws the cells: those have labels of their own
  const headOf = (one: string) => one.split(' render=')[0] ?? '';
  expect(columns.filter((one) => one.includes('source=') && !headOf(one).includes('label='))).toEqual([]);
});
