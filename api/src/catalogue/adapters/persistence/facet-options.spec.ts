import { describe, expect, it } from '@jest/globals';
import { groupOptions, type SpelledValue } from './facet-options.js';

const spelled = (name: string, value: string, count: number, first = '1', part = 0): SpelledValue => ({
  ...{ part, name, value, count, first },
});

describe('the options of a filter', () => {
  it('are one for all spellings, called by the most frequent', () => {
    const rows = [
      spelled('Color', 'Red', 3),
      spelled('color', 'red', 1),
      spelled('COLOR', 'RED ', 1),
      spelled('Color', 'blue', 2),
    ];
    expect(groupOptions(rows, { red: '#ff0000' }, [])).toEqual([
      {
        name: 'Color',
        values: [
          { value: 'blue', swatch: null, count: 2 },
          { value: 'Red', swatch: '#ff0000', count: 5 },
        ],
      },
    ]);
  });

  it('are called as they were first written where no spelling is more frequent', () => {
    const [option] = groupOptions([spelled('color', 'RED', 1, '2'), spelled('Color', 'Red', 1, '1')], {}, []);
    expect([option?.name, option?.values[0]?.value]).toEqual(['Color', 'Red']);
  });

  it('are counted without their own choice, whatever its spelling', () => {
    const rows = [
      spelled('Color', 'Red', 1),
      spelled('Size', 'M', 1),
      spelled('Color', 'Red', 1, '1', 1),
      spelled('Color', 'Blue', 4, '1', 1),
      spelled('Size', 'L', 9, '1', 1),
    ];
    const options = groupOptions(rows, {}, [{ name: 'COLOR', values: ['red'] }]);
    expect(
      options.map(({ name, values }) => [name, values.map(({ value, count }) => [value, count])]),
    ).toEqual([
      [
        'Color',
        [
          ['Blue', 4],
          ['Red', 1],
        ],
      ],
      ['Size', [['M', 1]]],
    ]);
  });

  it('may be called as what every object has', () => {
    expect(groupOptions([spelled('constructor', 'toString', 1)], {}, [])).toEqual([
      { name: 'constructor', values: [{ value: 'toString', swatch: null, count: 1 }] },
    ]);
  });
});
