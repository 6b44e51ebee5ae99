import { afterEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { throwawayFolder } from '../../api/scripts/lib/throwaway-folder.mjs';

const given = process.env['TMPDIR'];
const made: string[] = [];
const make = (path: string) => {
  made.push(path);
  return path;
};
afterEach(() => {
  if (given === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = given;
  for (const path of made.splice(0)) rmSync(path, { recursive: true, force: true });
});

describe('a folder for what nobody keeps', () => {
  it('lies where TMPDIR says', () => {
    const place = make(throwawayFolder('place'));
    process.env['TMPDIR'] = place;
    expect(dirname(throwawayFolder('below'))).toBe(place);
  });

  it('takes away what killed runs have left in memory, and nothing of those that live', () => {
    delete process.env['TMPDIR'];
    const [mine, other] = [make(throwawayFolder('one')), make(throwawayFolder('two'))];
    const { pid } = spawnSync(process.execPath, ['--version']);
    const left = make(mine.replace(`-${process.pid}-`, `-${pid}-`));
    mkdirSync(left);
    make(throwawayFolder('three'));
    const isInMemory = dirname(mine) !== tmpdir();
    expect([mine, other, left].map(existsSync)).toEqual([true, true, !isInMemory]);
  });
});
