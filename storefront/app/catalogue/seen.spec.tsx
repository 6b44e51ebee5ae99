import { afterEach, describe, expect, it } from '@jest/globals';
import { lamp } from '../testing/goods';
import { forgetSeen, readSeen, rememberSeen } from './seen';

const product = (n: number) => ({ ...lamp, _id: `p${n}`, name: `Lamp ${n}` });
const names = () => readSeen().map(({ name }) => name);

afterEach(() => localStorage.clear());

describe('the products that were looked at', () => {
  it('are kept once each, the latest first', () => {
    for (const n of [1, 2, 1]) rememberSeen(product(n));
    expect(names()).toEqual(['Lamp 1', 'Lamp 2']);
  });

  it('are nine at most', () => {
    for (let n = 1; n <= 12; n++) rememberSeen(product(n));
    expect(names()).toHaveLength(9);
    expect(names()[0]).toBe('Lamp 12');
  });

  it('leave out what is gone', () => {
    for (const n of [1, 2]) rememberSeen(product(n));
    forgetSeen('p2');
    expect(names()).toEqual(['Lamp 1']);
  });

  it('leave out a draft that staff looks at by the link of its preview', () => {
    window.history.replaceState(null, '', '/product/lamp?draft=1795917600.abc');
    rememberSeen(product(1));
    window.history.replaceState(null, '', '/');
    expect(names()).toEqual([]);
  });

  it('are none when the storage holds something else', () => {
    localStorage.setItem('duka.seen', '{"not": "a list"}');
    expect(readSeen()).toEqual([]);
  });
});
