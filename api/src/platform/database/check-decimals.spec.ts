import { describe, expect, it } from '@jest/globals';
import { faultsOfDecimals } from './check-decimals.js';

describe('the decimals that amounts were written with', () => {
  it.each([
    ['HUF', 0, 'counts HUF with 2'],
    ['IQD', 0, 'counts IQD with 3'],
    ['RSD', 0, 'counts RSD with 2'],
    ['JPY', 2, 'counts JPY with 0'],
    ['XDR', 2, 'does not know XDR'],
  ])('of %s were %i: a start is refused with what is so, and what to do', (code, decimals, now) => {
    const [sentence, ...others] = faultsOfDecimals([
      { code: 'EUR', decimals: 2 },
      { code, decimals },
    ]);
    expect(others).toEqual([]);
    expect(sentence).toContain(
      `The amounts in ${code} of this database were written with ${decimals} decimals`,
    );
    expect(sentence).toContain(now);
    expect(sentence).toContain('Start the version of Duka that wrote them');
  });

  it('are no reason to refuse where they are those of this version', () => {
    const codes = { USD: 2, HUF: 2, RSD: 2, KWD: 3, UGX: 0, BGN: 2 };
    const stored = Object.entries(codes).map(([code, decimals]) => ({ code, decimals }));
    expect(faultsOfDecimals(stored)).toEqual([]);
    expect(faultsOfDecimals([])).toEqual([]);
  });
});
