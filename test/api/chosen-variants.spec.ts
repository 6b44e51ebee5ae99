import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { makeProduct, size } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const COLOURS = ['Cognac', 'Black', 'Ink', 'Dark Red', 'Sand', 'Moss'];
/** A red dot for each colour: one pixel more, so that each has an address of its own. */
const picture = (colour: string) => ({ alt: colour, optionValue: colour });

/** Rider jackets: the dearer the later the colour; XL is sold out in Cognac, M in Black. */
const variants = COLOURS.flatMap((Colour, at) =>
  ['M', 'XL'].map((Size) => ({
    sku: `RJ-${at}00-${Size}`,
    options: { Size, Colour },
    price: 100 + 10 * at + (Size === 'XL' ? 5 : 0),
    stock: (Colour === 'Cognac' && Size === 'XL') || (Colour === 'Black' && Size === 'M') ? 0 : 4,
  })),
);
const swatches = COLOURS.map((value) => ({ value, swatch: '#123456' }));
let product: Json;
let cap: Json;

beforeAll(async () => {
  const admin = await shop.admin();
  const options = [size('M', 'XL'), { name: 'Colour', values: swatches }];
  product = await makeProduct(admin, { name: 'Rider Jacket', category: 'Jackets', options, variants });
  cap = await makeProduct(admin, {
    ...{ name: 'Plain Cap Jacket', category: 'Jackets', price: 115 },
    options: [{ name: 'Colour', values: [{ value: 'Black', swatch: '#000000' }] }],
    variants: [{ sku: 'CAP-1', options: { Colour: 'Black' }, price: 115, stock: 2 }],
  });
  // six pictures of one file, each of another colour, the first of Cognac
  const images = 'select media_key from product_image where product_id = $1';
  const [first] = await shop.sql<{ media_key: string }>(images, [product.id]);
  const key = first?.media_key ?? '';
  await shop.sql('delete from product_image where product_id = $1', [product.id]);
  for (const [at, { optionValue, alt }] of COLOURS.map(picture).entries()) {
    const own = `${at}${key.slice(1)}`;
    await shop.sql(
      `insert into media select $2, content_type, width, height, bytes, widths, dominant_colour, created_at from media where key = $1
       on conflict do nothing`,
      [key, own],
    );
    await shop.sql(
      `insert into product_image (id, product_id, media_key, alt, option_value, position) values (gen_random_uuid(), $1, $2, $3, $4, $5)`,
      [product.id, own, alt, optionValue, at],
    );
  }
});

type Query = Record<string, string | number | boolean | readonly string[]>;
const listed = async (query: Query, path = '/products'): Promise<Json[]> => {
  const { body } = await shop.client.get<Json>(path, { query, expect: 200 });
  return body.data;
};
const jacket = async (query: Query, path?: string) =>
  (await listed(query, path)).find(({ id }) => id === product.id);
const pictureOf = ({ image, images }: Json) =>
  `${images[0].optionValue}${image === images[0].url ? '' : ' is not the first'}`;

describe('a card in a list of chosen options', () => {
  it('shows picture, price and stock of the chosen colour, though it has many colours', async () => {
    for (const [colour, price] of [
      ['Black', 110],
      ['Moss', 150],
    ] as const) {
      const card = await jacket({ options: `Colour:${colour}` }, '/products/category/Jackets');
      expect(card).toMatchObject({ price, maxPrice: price + 5, chosen: { Colour: colour }, inStock: true });
      expect([pictureOf(card), card.images.length]).toEqual([colour, 4]);
    }
    expect(await jacket({ options: 'Colour:Black' })).toMatchObject({ stock: 4 });
  });

  it('leads to a size that can be bought, in a colour that has it', async () => {
    const card = await jacket({ options: 'Size:XL' });
    expect(card).toMatchObject({ price: 105, chosen: { Size: 'XL', Colour: 'Black' } });
    expect(pictureOf(card)).toBe('Black');
    expect((await jacket({ options: 'Size:M' }))?.chosen).toEqual({ Size: 'M', Colour: 'Cognac' });
  });

  it('is for one variant where all options are chosen, which it can put into the cart', async () => {
    const card = await jacket({ options: ['Size:XL', 'Colour:Black'] });
    expect(card).toMatchObject({ price: 115, maxPrice: 115, defaultVariantId: expect.any(String) });
    expect(await jacket({ options: ['Size:M', 'Colour:Black'] })).toMatchObject({ inStock: false, stock: 0 });
  });

  it('is as ever where nothing is chosen', async () => {
    const card = await jacket({ inStock: true });
    expect(card).toMatchObject({ price: 100, maxPrice: 155 });
    expect(card).not.toHaveProperty('chosen');
    expect(pictureOf(card)).toBe('Cognac');
  });

  it('is put in order by the price that it shows, and found by it', async () => {
    const names = async (query: Query) => (await listed(query)).map(({ name }) => name);
    const both = { options: 'Colour:Black', category: 'Jackets' };
    expect(await names({ ...both, sort: 'price-asc' })).toEqual([product.name, cap.name]);
    expect(await names({ ...both, options: ['Colour:Black', 'Colour:Moss'], sort: 'price-desc' })).toEqual([
      cap.name,
      product.name,
    ]);
    expect(
      await names({ options: ['Colour:Moss', 'Colour:Black'], sort: 'price-asc', maxPrice: 109 }),
    ).toEqual([]);
    expect(await names({ ...both, maxPrice: 112 })).toEqual([product.name]);
    expect(await names({ options: 'Colour:Moss', maxPrice: 149 })).toEqual([]);
    expect(await names({ options: 'Colour:Moss', minPrice: 150 })).toEqual([product.name]);
    const { body } = await shop.client.get<Json>('/products', {
      query: { options: 'Colour:Moss' },
      expect: 200,
    });
    expect(body.facets.price).toEqual({ min: 150, max: 150 });
  });
});

describe('a card in a search that names a colour', () => {
  it.each([
    ['black jacket', 'Black', 110],
    ['jacket moss', 'Moss', 150],
    // a synonym of red is not needed where the value has the word
    ['red jacket', 'Dark Red', 130],
  ])('shows for %s the product in %s', async (q, colour, price) => {
    const card = await jacket({ q });
    expect(card).toMatchObject({ price, chosen: { Colour: colour } });
    expect(pictureOf(card)).toBe(colour);
    expect((await jacket({}, `/products/category/${encodeURIComponent(q)}`))?.chosen).toEqual({
      Colour: colour,
    });
    const { body } = await shop.client.get<Json>('/products/suggestions', { query: { q }, expect: 200 });
    const offered = body.data.find((one: Json) => one.id === product.id);
    expect(offered).toMatchObject({ price, chosen: { Colour: colour }, image: card?.image });
  });

  it('shows the typed size as well, and sorts by what it shows', async () => {
    expect(await jacket({ q: 'black jacket xl' })).toMatchObject({
      price: 115,
      chosen: { Colour: 'Black', Size: 'XL' },
    });
    const prices = async (sort: string) =>
      (await listed({ q: 'black jacket', sort })).map(({ price }) => price as number);
    expect([await prices('price-asc'), await prices('price-desc')]).toEqual([
      [110, 115],
      [115, 110],
    ]);
  });

  it('shows nothing chosen where no colour was named', async () => {
    expect(await jacket({ q: 'rider' })).not.toHaveProperty('chosen');
  });
});
