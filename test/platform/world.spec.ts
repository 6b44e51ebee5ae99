import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../../api/scripts/lib/run.mjs';

const text = readFileSync(join(root, 'docs/world.md'), 'utf8');
const rows = text.split('\n').filter((line) => line.startsWith('| ') && !/^\| (Question|-)/.test(line));

describe('docs/world.md', () => {
  it.each(rows.map((row) => row.split('|').map((cell) => cell.trim())))(
    'has a source and tests that exist for%s %s',
    (_, question, right, source, tests) => {
      expect([question, right, source]).not.toContain('');
      const named = [...(tests ?? '').matchAll(/`([^`]+)`((?:[^`]*?“[^”]+”)+)/g)];
      expect(named.length).toBeGreaterThan(0);
      for (const [, file = '', quoted = ''] of named) {
        const spec = readFileSync(join(root, file), 'utf8');
        const names = [...quoted.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name);
        expect([file, names.filter((name) => !spec.includes(name))]).toEqual([file, []]);
      }
    },
  );
});
