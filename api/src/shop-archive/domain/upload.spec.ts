import { describe, expect, it } from '@jest/globals';
import { ArchiveIsBeingSent, ShopIsFilled, WrongPiece } from './refusals.js';
import { ARCHIVE_STATES, checkPiece, checkPlace, isInterrupted, PIECE_BYTES, type Upload } from './upload.js';

const AT = new Date('2026-05-01T12:00:00Z');
const after = (seconds: number) => new Date(AT.getTime() + seconds * 1_000);
const upload = (changes: Partial<Upload> = {}): Upload => ({
  ...{ id: '1', accountId: 'a', state: 'receiving', bytes: 2 * PIECE_BYTES + 5, received: 0, brought: null },
  ...{ startedAt: AT.toISOString(), touchedAt: AT.toISOString(), sentence: '', ...changes },
});

describe('An upload', () => {
  it('is interrupted when nothing of it has come for two minutes, and in no other state', () => {
    expect(isInterrupted(upload(), after(120))).toBe(false);
    expect(isInterrupted(upload(), after(121))).toBe(true);
    for (const state of ARCHIVE_STATES.filter((one) => one !== 'receiving'))
      expect(isInterrupted(upload({ state }), after(9_999))).toBe(false);
  });

  it('gives way to another one when it is over or interrupted alone', () => {
    expect(() => checkPlace(upload(), after(30))).toThrow(ArchiveIsBeingSent);
    expect(() => checkPlace(upload({ state: 'filling' }), after(9_999))).toThrow(ShopIsFilled);
    for (const before of [undefined, upload({ state: 'done' }), upload({ state: 'refused' })])
      expect(() => checkPlace(before, AT)).not.toThrow();
    expect(() => checkPlace(upload(), after(121))).not.toThrow();
  });

  it('takes pieces of one length, the last one aside, each by its number', () => {
    expect(() => checkPiece(upload(), 0, PIECE_BYTES)).not.toThrow();
    expect(() => checkPiece(upload(), 2, 5)).not.toThrow();
    for (const [number, length] of [
      ...[[0, 5] as const, [0, 0] as const, [1, PIECE_BYTES + 1] as const],
      ...[[2, 4] as const, [2, PIECE_BYTES] as const, [3, 0] as const, [3, 5] as const],
      ...[[-1, PIECE_BYTES] as const, [2 ** 40, 1] as const],
    ])
      expect(() => checkPiece(upload(), number, length)).toThrow(WrongPiece);
  });
});
