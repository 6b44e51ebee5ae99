import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const files = execFileSync('git', ['ls-files', 'api/src/*/application/*.ts']).toString().trim().split('\n');

/** A method of ours that is called `execute`: neither a search nor a tool could tell it from another. */
const EXECUTE = /^ {2}(async )?execute(<[^>]*>)?\(/m;

it('calls each use case by its verb, so that a search finds who calls it', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => EXECUTE.test(readFileSync(file, 'utf8')))).toEqual([]);
});
