import { describe, expect, it } from '@jest/globals';
import { FILE_KINDS, type Source } from '../contract.js';
import { headingKey, mapColumns, sourceOf } from '../map-columns.js';
import { TODAY } from './arranged.js';

/** What every source must be, whatever its files look like. */
export function sourceContract(source: Source): void {
  describe(`files of ${source.label}`, () => {
    const kinds = FILE_KINDS.flatMap((kind) => {
      const file = source.files[kind];
      return file ? [{ kind, file }] : [];
    });

    it('are of some kind, and each column has a field and a label of its own', () => {
      expect(kinds.length).toBeGreaterThan(0);
      for (const { file } of kinds) {
        expect(new Set(file.columns.map(({ field }) => field)).size).toBe(file.columns.length);
        expect(new Set(file.columns.map(({ label }) => label)).size).toBe(file.columns.length);
        expect(file.columns.every(({ label }) => label.trim() === label && label !== '')).toBe(true);
      }
    });

    it('have headings in small letters, each of one column alone', () => {
      for (const { file } of kinds) {
        const headings = file.columns.flatMap((column) => column.headings);
        expect(headings.filter((one) => one !== headingKey(one))).toEqual([]);
        expect(headings.filter((one, at) => headings.indexOf(one) !== at)).toEqual([]);
      }
    });

    it('are told from those of others by their headings', () => {
      for (const { kind, file } of kinds) {
        const headings = file.marks.map(([first = '']) => first);
        expect(sourceOf(kind, headings)?.name).toBe(file.marks.length > 0 ? source.name : undefined);
      }
    });

    it('lose no line that says something, and make nothing of none', () => {
      for (const { file } of kinds) {
        expect(file.arrange([], { today: TODAY })).toEqual([]);
        const cells = Object.fromEntries(file.columns.map(({ field }) => [field, 'x']));
        expect(file.arrange([{ line: 2, cells }], { today: TODAY }).map(({ line }) => line)).toEqual([2]);
      }
    });

    it('are mapped as a person says, and a field never twice', () => {
      for (const { file } of kinds) {
        const [first, second] = file.columns;
        const heading = first?.headings[0] ?? '';
        const said = mapColumns(file, [heading, 'Mine', 'Other'], { Mine: first?.field ?? '', Other: '' });
        expect(said.slice(1)).toEqual([first?.field, '']);
        expect(said[0]).not.toBe(first?.field);
        const both = { Mine: second?.field ?? '', Other: second?.field ?? '' };
        expect(mapColumns(file, ['Mine', 'Other'], both)).toEqual([second?.field, '']);
      }
    });
  });
}
