import { describe, expect, it } from '@jest/globals';
import { leading } from './leading';

const picture = { picture: '/media/1.jpg' };
const block = (kind: string, fields = {}, ...items: object[]) => ({
  ...{ kind, fields, items: items as Record<string, unknown>[] },
});

/** Which picture is sent for before all others. */
describe('leading', () => {
  const shelf = block('shelf');
  const circles = block('categories', {}, picture);
  const words = block('text');

  it.each([
    ['the first slide', [block('hero', {}, picture), shelf], 0],
    ['a banner below a line of circles', [circles, block('banner', picture)], 1],
    ['a picture whose block is no heading', [words, block('picture', picture)], 1],
    ['goods below slides without a picture in the first', [block('hero', {}, {}, picture), shelf], 1],
    ['none that lies far below', [words, words, block('picture', picture)], -1],
    ['none of no blocks', [], -1],
  ])('is %s', (_, blocks, at) => {
    expect(leading(blocks)).toBe(at);
  });
});
