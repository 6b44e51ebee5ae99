import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { percentage } from './format';

describe('a percentage', () => {
  it('has the decimals that it has', () => {
    expect([percentage(10), percentage(8.1), percentage(-2.5)]).toEqual(['10%', '8.1%', '-2.5%']);
  });

  /** Each language has its own decimal sign, and sets the sign of a share apart or not. */
  it('is written by the panel’s language wherever somebody reads one', () => {
    const looks = /(?:left|top|width|height|objectPosition|gridTemplateColumns):/;
    const found = globSync('admin/src/**/*.{ts,tsx}', { exclude: ['**/*.spec.*'] }).flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter(
          (line) =>
            /\} ?%/.test(line) && !looks.test(line) && !/\bt\(/.test(line) && !/^\s*\? t\(/.test(line),
        )
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  it('is told to a text as it is written', () => {
    const told = globSync('admin/src/**/*.{ts,tsx}', { exclude: ['**/*.spec.*'] }).filter((file) =>
      /\bt\('[^']*\{percent\}%[^']*', \{[^}]*\bpercent(?:,|: (?!number\())/s.test(readFileSync(file, 'utf8')),
    );
    expect(told).toEqual([]);
  });
});
