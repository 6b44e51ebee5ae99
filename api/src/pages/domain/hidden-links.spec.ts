import { describe, expect, it } from '@jest/globals';
import type { Block, Content } from './content.js';
import { withoutHidden } from './hidden-links.js';

const SHOWN = new Set(['terms', 'about']);
const block = (kind: string, fields: Block['fields'], items: Block['items'] = []): Block => ({
  ...{ kind, fields, items },
});
const seen = (...blocks: Block[]) => withoutHidden({ blocks } as unknown as Content, SHOWN).blocks;

describe('links to pages that nobody may see', () => {
  it('are not there, and those to others are', () => {
    const entry = (link: string) => block('menu-entry', { label: 'One', link });
    expect(seen(entry('/pages/draft'), entry('/pages/about?x=1'), entry('/shop'))).toEqual([
      ...[entry('/pages/about?x=1'), entry('/shop')],
    ]);
  });

  it('leave the entries below them, the first of which takes their place', () => {
    const below = [
      { label: 'Draft', link: '/pages/draft' },
      { label: 'Terms', link: '/pages/terms' },
    ];
    expect(seen(block('menu-entry', { label: 'Law', link: '/pages/law' }, below))).toEqual([
      block('menu-entry', { label: 'Law', link: '/pages/terms' }, below.slice(1)),
    ]);
  });

  it('leave the words of a promise, and no heading without a link', () => {
    const words = { text: 'Closed until 3 January' };
    expect(
      seen(
        block('promise-line', { ...words, button: 'Why', link: '/pages/law' }),
        block('footer-column', { title: 'Law' }, [{ label: 'Law', link: '/pages/law' }]),
      ),
    ).toEqual([block('promise-line', words)]);
  });

  it('leave of a page its words and pictures, and no point, way or button that would lead nowhere', () => {
    const hidden = { link: '/pages/draft', button: 'Read' };
    const [slide, point] = [{ title: 'Slide' }, { label: 'Draft', link: '/pages/draft', x: 1, y: 2 }];
    const about = { ...point, link: '/pages/about' };
    const [banner, picture] = [{ title: 'Sale' }, { picture: '/media/1', caption: 'Us' }];
    expect(
      seen(
        block('banner', { ...banner, ...hidden }),
        block('picture', { ...picture, link: '/pages/draft' }),
        block('hero', {}, [
          { ...slide, ...hidden },
          { ...slide, button: 'Read', link: '/pages/about' },
        ]),
        block('lookbook', { title: 'Look', picture: '/media/1' }, [point, about]),
        block('lookbook', { title: 'Look', picture: '/media/1' }, [point]),
        block('categories', { title: 'Ways' }, [{ name: 'Draft', link: '/pages/draft' }]),
        block('categories', { title: 'Ways', others: true }, [{ name: 'Draft', link: '/pages/draft' }]),
      ),
    ).toEqual([
      block('banner', banner),
      block('picture', picture),
      block('hero', {}, [slide, { ...slide, button: 'Read', link: '/pages/about' }]),
      block('lookbook', { title: 'Look', picture: '/media/1' }, [about]),
      block('lookbook', { title: 'Look', picture: '/media/1' }),
      block('categories', { title: 'Ways', others: true }),
    ]);
  });
});
