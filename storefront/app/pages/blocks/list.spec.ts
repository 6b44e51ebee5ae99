import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { BLOCKS } from './list';

const HERE = 'storefront/app/pages/blocks';
/** What the merchant fills in, by the kinds of pages that there are. */
const declared = new Map(
  globSync('api/src/pages/blocks/*/definition.ts')
    .map((file) => [basename(dirname(file)), readFileSync(file, 'utf8')] as const)
    .filter(([, code]) => !code.includes('isOfFrame')),
);

describe('the kinds of blocks', () => {
  it('are drawn, each that a page may have, from a folder of its name', () => {
    const folders = globSync(join(HERE, '*/definition.ts')).map((file) => basename(dirname(file)));
    expect([...BLOCKS.keys()].toSorted()).toEqual([...declared.keys()].toSorted());
    expect(folders.toSorted()).toEqual([...BLOCKS.keys()].toSorted());
  });

  it('are the heading of a page only where their title must be filled in', () => {
    const headings = [...BLOCKS].filter(([, { isHeading }]) => isHeading).map(([name]) => name);
    expect(headings.filter((name) => !/[[ ]title[,\]]/.test(declared.get(name) ?? ''))).toEqual([]);
    expect(headings).toContain('story');
  });

  it('are named by no file beside their folders', () => {
    // what fields are called as well
    const names = [...BLOCKS.keys()].filter((name) => name !== 'picture' && name !== 'text');
    const naming = globSync(join(HERE, '*.{ts,tsx}'))
      .filter((file) => !/list\.ts$|\.spec\./.test(file))
      .filter((file) => new RegExp(`'(${names.join('|')})'`).test(readFileSync(file, 'utf8')));
    expect(naming).toEqual([]);
  });
});
