/** The two shops of docs/your-own-shop.md, as their owners might dress and fill them. Pictures are of api/demo/pictures. */
export interface DressedShop {
  key: string;
  country: string;
  delivery: { price: string };
  owner: { name: string; email: string; password: string };
  general: { name: string; email: string; address: string; imprint?: string };
  identity: Record<string, string>;
  products: readonly DressedProduct[];
  home: { title: string; description: string; blocks: readonly object[] };
}

export interface DressedProduct {
  name: string;
  description: string;
  price: number;
  category: string;
  /** Picture files by what they show; the first is the main one. */
  pictures: readonly string[];
  sizes?: readonly string[];
}

const of = (stem: string, ...views: readonly string[]) => views.map((view) => `${stem}_${view}.webp`);
const SIZES = ['38', '39', '40', '41', '42', '43'];

const COLOGNE: DressedShop = {
  ...{ key: 'cologne', country: 'Germany', delivery: { price: '4.95' } },
  owner: { name: 'Hanna Schmitz', email: 'hanna@lampenladen.example', password: 'ein langer Satz mit 9' },
  general: {
    ...{ name: 'Lampenladen', email: 'hallo@lampenladen.example' },
    ...{ address: 'Musterstr. 1\n50667 Köln', imprint: 'Inhaberin: Hanna Schmitz' },
  },
  identity: {
    ...{ accentLight: '#7a4b12', accentDark: '#f0c27a', callLight: '#3b2a17', callDark: '#f0c27a' },
    ...{ stage: '#3b2a17', fonts: 'classic', corners: 'sharp' },
  },
  products: [
    {
      ...{ name: 'Fig candle', price: 19.9, category: 'Evenings', pictures: of('candle-fig_sand', 'hero') },
      description: 'Burns for forty hours and smells of fig leaf, never of sugar.',
    },
    {
      ...{
        name: 'Woven cushion',
        price: 39,
        category: 'Evenings',
        pictures: of('cushion-loom_rust', 'hero'),
      },
      description: 'Woven in one piece, washable, fifty by fifty.',
    },
    {
      ...{ name: 'Kiln mug', price: 14.5, category: 'Mornings', pictures: of('mug-kiln_rain-blue', 'hero') },
      description: 'Thrown by hand; holds a quarter of a litre and keeps it warm.',
    },
    {
      ...{ name: 'Linen lamp', price: 89, category: 'Lamps' },
      pictures: of('lamp-linen_brass', 'hero', 'scene', 'angle', 'detail'),
      description: 'A brass foot and a shade of linen: light to read by that is soft to everybody else.',
    },
  ],
  home: {
    ...{ title: 'Light that stays', description: 'Lamps and what belongs beside them, from Cologne.' },
    blocks: [
      {
        kind: 'hero',
        items: [
          {
            ...{ eyebrow: 'From Cologne', title: 'Light that stays', button: 'See lamps', link: '/shop' },
            text: 'Brass, linen and a bulb that you can change yourself.',
            ...{ picture: 'lamp-linen_brass_scene.webp', alt: 'A lamp on a desk' },
          },
        ],
      },
      { kind: 'shelf', fields: { title: 'In the shop today', rule: 'newest', look: 'row' } },
      {
        kind: 'story',
        fields: {
          ...{ title: 'Made to be mended', side: 'right', picture: 'lamp-linen_brass_angle.webp' },
          text: 'Every part can be ordered by itself: shade, flex, socket, foot.',
        },
      },
      { kind: 'promises' },
    ],
  },
};

const KIGALI: DressedShop = {
  ...{ key: 'kigali', country: 'Rwanda', delivery: { price: '1500' } },
  owner: { name: 'Claudine Uwera', email: 'claudine@inkweto.example', password: 'amashyuza ya Kivu 9' },
  general: { name: 'Inkweto', email: 'muraho@inkweto.example', address: 'KN 4 Ave\nKigali' },
  identity: {
    ...{ accentLight: '#0b5c4a', accentDark: '#7fe0c3', callLight: '#0b5c4a', callDark: '#7fe0c3' },
    ...{ stage: '#0b5c4a', fonts: 'modern', corners: 'round' },
  },
  products: [
    {
      ...{ name: 'Lake slides', price: 12_500, category: 'Slides', sizes: SIZES },
      pictures: of('shoe-slide_tan', 'hero', 'angle', 'detail'),
      description: 'For the shore of Kivu and the way home from it.',
    },
    {
      ...{ name: 'Hill runners', price: 48_000, category: 'Sport', sizes: SIZES },
      pictures: of('shoe-runner_coral', 'hero', 'scene', 'angle'),
      description: 'Light on a thousand hills, with a sole that holds on wet stone.',
    },
    {
      ...{ name: 'Chestnut boots', price: 65_000, category: 'Leather', sizes: SIZES },
      pictures: of('shoe-chelsea_chestnut', 'hero', 'angle', 'detail'),
      description: 'Full leather, resoled by us for as long as you wear them.',
    },
    {
      ...{ name: 'Court shoes', price: 32_000, category: 'Sport', sizes: SIZES },
      pictures: of('shoe-court_white-and-green', 'hero', 'scene', 'angle', 'detail'),
      description: 'White with a green heel; they clean with a wet cloth.',
    },
  ],
  home: {
    ...{ title: 'Shoes for a thousand hills', description: 'Shoes from Kigali, sent all over Rwanda.' },
    blocks: [
      {
        kind: 'hero',
        items: [
          {
            ...{
              eyebrow: 'Kigali',
              title: 'Shoes for a thousand hills',
              button: 'Find yours',
              link: '/shop',
            },
            text: 'Fetched in the shop, or at your door tomorrow.',
            ...{ picture: 'shoe-court_white-and-green_scene.webp', alt: 'White court shoes beside a ball' },
          },
        ],
      },
      { kind: 'shelf', fields: { title: 'New this week', rule: 'newest', look: 'row' } },
      {
        kind: 'story',
        fields: {
          ...{ title: 'Resoled, not replaced', side: 'left', picture: 'shoe-chelsea_chestnut_hero.webp' },
          text: 'Bring them back when the sole is thin. We have it done by Friday.',
        },
      },
      { kind: 'promises' },
    ],
  },
};

export const SHOPS = [COLOGNE, KIGALI];
