import { type Client, type Json } from './client.js';

/** A red dot: the smallest picture that the shop takes. */
export const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';

export const PLAIN = {
  name: 'Plain Mug',
  description: 'A mug without any words to it.',
  price: 12.5,
  category: 'Kitchenware',
  image: PICTURE,
};

/** One product as the administrator makes it; the admin API's record. */
export async function makeProduct(admin: Client, more: Record<string, unknown> = {}): Promise<Json> {
  return (await admin.post('/admin/products', { ...PLAIN, ...more }, { expect: 201 })).body;
}

export const size = (...values: string[]) => ({ name: 'Size', values: values.map((value) => ({ value })) });

export const namesOf = (body: Json): string[] => body.data.map((product: Json) => product.name);
