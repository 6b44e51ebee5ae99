import { widthsFor } from '@duka/api/media/domain/picture.js';
import { frameWith } from '@duka/api/pages/domain/beginnings.js';
import type { Block, Content, PlacedPicture, Values } from '@duka/api/pages/domain/content.js';
import { TILES } from './demo-categories.js';
import { demoId } from './demo-ids.js';
import type { StoredPicture } from './demo-pictures.js';

type Stored = ReadonlyMap<string, StoredPicture>;

const block = (kind: string, fields: Values, items: readonly Values[] = []): Block => ({
  ...{ kind, fields, items },
});

/** The address of a picture of the demo, and of the one that was drawn for phones. */
function addressesIn(stored: Stored) {
  const address = (file: string) => {
    const found = stored.get(`${file}.webp`);
    if (!found) throw new Error(`The demo has no picture ${file}`);
    return `/media/${found.key}`;
  };
  const staged = (name: string) => ({ picture: address(name), phonePicture: address(`${name}-tall`) });
  return { address, staged };
}

/** The home page of the specification, in the order of its sections. */
function blocksOf(stored: Stored): Block[] {
  const { address, staged } = addressesIn(stored);
  const tiles = TILES.map((name) => ({
    ...{ name, link: `/category/${name}`, picture: address(`tile-${name.toLowerCase()}`) },
  }));
  const hero = [
    {
      ...{ eyebrow: 'Nova 6', title: 'A phone you will want to hold on to' },
      text: 'Three lenses, a bright 6.3-inch display and all-day battery.',
      ...{ button: 'Shop Now', link: '/category/Phones', ...staged('hero-phone') },
      alt: 'Two Nova 6 smartphones on a lilac backdrop',
      ...{ focusX: 50, focusY: 46, ground: '#cbc4e8', groundDark: '#2d2a3a' },
    },
    {
      ...{ eyebrow: 'Hush headphones', title: 'Hear the music, not the street' },
      text: 'Soft leather cushions, thirty hours of listening, three colors.',
      ...{ button: 'Shop Now', link: '/category/Headphones', ...staged('hero-headphones') },
      alt: 'Sand-colored over-ear headphones on a warm peach backdrop',
      ...{ focusX: 50, focusY: 48, ground: '#e9cbb3', groundDark: '#3a2e25' },
    },
    {
      ...{ eyebrow: 'Lumen camera', title: 'Small camera, long memory' },
      text: 'Dials you can feel and pictures you will print.',
      ...{ button: 'Shop Now', link: '/category/Camera', ...staged('hero-camera') },
      alt: 'Silver mirrorless camera with lens on a soft green backdrop',
      ...{ focusX: 56, focusY: 52, ground: '#c0d3c5', groundDark: '#26302a' },
    },
  ];
  return [
    block('hero', {}, hero),
    // on phones, where the section of categories is left out, their circles stand in one line below the first picture
    block('categories', { eyebrow: 'Categories', look: 'circles', screens: 'small', others: true }, tiles),
    block('shelf', {
      ...{ eyebrow: "Today's", title: 'Featured Products', rule: 'featured', look: 'row' },
      ...{ countdown: true, more: true },
    }),
    block(
      'categories',
      {
        ...{ eyebrow: 'Categories', title: 'Browse By Category' },
        ...{ look: 'circles', screens: 'large', others: true },
      },
      tiles,
    ),
    block('shelf', {
      ...{ eyebrow: 'Loved by shoppers', title: 'Highest Rated Products', rule: 'rating', look: 'row' },
    }),
    block('banner', {
      ...{ eyebrow: 'Sound', title: 'Enhance Your Music Experience' },
      text: 'Room-filling speakers and headphones that hush the street. Made for long listening.',
      ...{ button: 'Buy Now', link: '/category/Headphones', ...staged('banner-music') },
      ...{ focusX: 50, focusY: 48 },
    }),
    block('shelf', {
      ...{ eyebrow: 'Our Products', title: 'Explore Our Products', rule: 'all', look: 'rows', more: true },
    }),
    block('shelf', { eyebrow: 'Just in', title: 'New Arrival', rule: 'newest', look: 'mosaic' }),
    block('promises', {}),
  ];
}

/** The links of the specification at the top of every page. */
const HEADER = ["Women's Fashion", "Men's Fashion", 'Electronics', 't-shirts', 'Sports', 'Toys & Games'];

/** How the pictures are placed, by their addresses. */
const placesOf = (stored: Stored): Record<string, PlacedPicture> =>
  Object.fromEntries(
    [...stored.values()].map(({ key, width, height }) => [
      `/media/${key}`,
      { width, height, widths: widthsFor(width) },
    ]),
  );

/** The home page with its first version, published long ago: in the panel it is a page as any other. */
export function homeRows(stored: Stored, now: Date) {
  const blocks = blocksOf(stored);
  const said = JSON.stringify(blocks);
  const places = placesOf(stored);
  const used = Object.entries(places).filter(([address]) => said.includes(address));
  const content: Content = {
    title: 'Duka | Good things for every day',
    description: 'What is new, what is on offer, and what others rate highest.',
    blocks,
    pictures: Object.fromEntries(used),
  };
  return rowsOf('home', content, now);
}

/** Menu and footer of the specification. */
export const frameRows = (now: Date) => rowsOf('frame', frameWith(HEADER), now);

function rowsOf(address: string, content: Content, now: Date) {
  const id = demoId('page', address);
  const times = { created_at: now, updated_at: now, published_at: now };
  return {
    page: { ...{ id, address, draft: content, published: content, version: 1 }, ...times },
    version: { id: demoId('page-version', address), page_id: id, content, published_at: now },
  };
}
