import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { connect } from 'node:net';
import sharp from 'sharp';
import type { Client, Json } from '../support/client.js';
import { PLAIN, makeProduct } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#208040' } });
const png = await canvas(60, 40).png().toBuffer();
const jpeg = await canvas(60, 40).jpeg().toBuffer();
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');

type Part = [name: string, value: string | Buffer, type?: string];
function form(...parts: Part[]): FormData {
  const made = new FormData();
  for (const [name, value, type = 'image/png'] of parts)
    if (typeof value === 'string') made.append(name, value);
    else made.append(name, new Blob([new Uint8Array(value)], { type }), 'picture.png');
  return made;
}
const imagesOf = async (admin: Client, id: string): Promise<Json[]> =>
  (await admin.get(`/admin/products/${id}`, { expect: 200 })).body.images;

describe('pictures that come as files', () => {
  const shop = useShop();

  it('join a product with their words, are served by their content, and are in the audit log', async () => {
    const admin = await shop.admin();
    const { id, version } = await makeProduct(admin);
    const sent = form(['alt', 'The mug from above'], ['optionValue', ''], ['image', png]);
    const { body } = await admin.post(`/admin/products/${id}/images`, sent, { expect: 201 });
    expect(body.images).toHaveLength(2);
    expect(body.images[1]).toMatchObject({ alt: 'The mug from above', optionValue: null, width: 60 });
    expect(body.version).toBe(version + 1);
    const served = await shop.client.fetch(body.images[1].url);
    expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    // mails show it on pages of other hosts
    expect(served.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).width).toBe(60);
    const book = await shop.sql('select entity_id from audit_event where action = $1', [
      'adminAddProductImage',
    ]);
    expect(book.map((row) => row['entity_id'])).toContain(id);
  });

  it('keep their place when they are sent again, with the new words', async () => {
    const admin = await shop.admin();
    const { id } = await makeProduct(admin);
    for (const alt of ['First words', 'Better words'])
      await admin.post(`/admin/products/${id}/images`, form(['image', jpeg, 'image/jpeg'], ['alt', alt]), {
        expect: 201,
      });
    expect((await imagesOf(admin, id)).map(({ alt }) => alt)).toEqual([PLAIN.name, 'Better words']);
  });

  it('can be taken first and named by a new product then, or sent by one who does not know their type', async () => {
    const admin = await shop.admin();
    const sent = form(['image', png, 'application/octet-stream']);
    const taken = (await admin.post('/admin/pictures', sent, { expect: 201 })).body;
    expect(taken).toMatchObject({ url: `/media/${taken.id}`, width: 60, height: 40 });
    expect((await makeProduct(admin, { image: taken.url })).image).toBe(taken.url);
  });

  it.each<[string, number, string, Part[]]>([
    ['an SVG', 400, 'not_a_picture', [['image', SVG, 'image/svg+xml']]],
    ['an SVG that is called a PNG', 400, 'not_a_picture', [['image', SVG]]],
    ['HTML that is called a PNG', 400, 'not_a_picture', [['image', HTML]]],
    ['a JPEG that is called a PNG', 400, 'not_a_picture', [['image', jpeg]]],
    ['a picture that is cut off', 400, 'not_a_picture', [['image', png.subarray(0, png.length - 30)]]],
    ['more than 2 MB', 413, 'too_large', [['image', Buffer.alloc(2 * 1024 * 1024 + 1, png)]]],
    ['a file by another name', 400, 'bad_form', [['picture', png]]],
    [
      'two files',
      400,
      'bad_form',
      [
        ['image', png],
        ['image', png],
      ],
    ],
    [
      'too many parts',
      400,
      'bad_form',
      [
        ['a', '1'],
        ['b', '2'],
        ['c', '3'],
        ['image', png],
      ],
    ],
    [
      'a text that is too long',
      400,
      'bad_form',
      [
        ['alt', 'x'.repeat(3_000)],
        ['image', png],
      ],
    ],
    ['a form without a file', 400, 'not_a_product', [['alt', 'Nothing to see']]],
    [
      'words with a NUL',
      400,
      'invalid_input',
      [
        ['alt', 'a\u0000b'],
        ['image', png],
      ],
    ],
  ])('S38 refuses %s and leaves the product as it was', async (_, status, code, parts) => {
    const admin = await shop.admin();
    const { id, images } = await makeProduct(admin);
    const answer = await admin.post(`/admin/products/${id}/images`, form(...parts));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await imagesOf(admin, id)).toEqual(images);
  });

  it('S38 stand as they were taken, and lose what says where and by whom', async () => {
    const admin = await shop.admin();
    const held = await canvas(80, 40)
      .withExif({ IFD0: { Copyright: 'CANARY-EXIF', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await admin.post('/admin/pictures', form(['image', held, 'image/jpeg']), {
      expect: 201,
    });
    expect([body.width, body.height]).toEqual([40, 80]);
    const served = Buffer.from(await (await shop.client.fetch(body.url)).arrayBuffer());
    const { orientation, exif, width, height } = await sharp(served).metadata();
    expect([orientation, exif, width, height]).toEqual([undefined, undefined, 40, 80]);
  });

  it('S38 are one picture: of one that moves, the first', async () => {
    const admin = await shop.admin();
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((background) =>
        sharp({ create: { width: 40, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ lossless: true })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const sent = form(['image', moving, 'image/webp']);
    const { body } = await admin.post('/admin/pictures', sent, { expect: 201 });
    const served = Buffer.from(await (await shop.client.fetch(body.url)).arrayBuffer());
    expect([body.height, (await sharp(served).metadata()).pages]).toEqual([40, undefined]);
    const { dominant } = await sharp(served).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  it('S38 looks at the size of a file before it decodes it', async () => {
    const admin = await shop.admin();
    const bomb = await canvas(5000, 5000).png({ compressionLevel: 9 }).toBuffer();
    const { status, body } = await admin.post('/admin/pictures', form(['image', bomb]));
    expect([status, body.code]).toEqual([400, 'picture_too_large']);
  });

  it.each([
    [1, 30_000],
    [16_384, 1],
  ])('are said to be too long, and not damaged, with %i × %i pixels', async (width, height) => {
    const admin = await shop.admin();
    const sent = form(['image', await canvas(width, height).png().toBuffer()]);
    const { body } = await admin.post('/admin/pictures', sent, { expect: 400 });
    const message = 'The image must have at most 16,383 pixels on each side';
    expect([body.code, body.errors]).toEqual(['picture_too_large', [{ field: 'image', message }]]);
  });

  it('may be as long as they can be kept', async () => {
    const admin = await shop.admin();
    const sent = form(['image', await canvas(1, 16_383).png().toBuffer()]);
    expect((await admin.post('/admin/pictures', sent, { expect: 201 })).body.height).toBe(16_383);
  });

  it('S36 refuses anything but a form', async () => {
    const admin = await shop.admin();
    const { status, body } = await admin.post('/admin/pictures', { image: PLAIN.image });
    expect([status, body.code]).toEqual([415, 'not_multipart']);
  });

  it('S22 are taken from administrators alone', async () => {
    for (const [who, status] of [
      [shop.client, 401],
      [await shop.shopper(), 403],
      [await shop.staff(), 403],
    ] as const)
      expect((await who.post('/admin/pictures', form(['image', png]))).status).toBe(status);
  });

  it('may be given up halfway: nothing is kept, nothing breaks, and the next one is taken', async () => {
    const admin = await shop.admin();
    const { id, images } = await makeProduct(admin);
    const { hostname, port } = new URL(shop.client.origin);
    const socket = connect(Number(port), hostname);
    const head = [
      `POST /api/v1/admin/products/${id}/images HTTP/1.1`,
      'Host: shop.example',
      `Authorization: Bearer ${admin.token}`,
      'Content-Type: multipart/form-data; boundary=cut',
      'Content-Length: 90000',
    ];
    const part = '--cut\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n';
    socket.write(`${head.join('\r\n')}\r\n\r\n${part}`);
    socket.write(png);
    const closed = once(socket, 'close');
    socket.end();
    socket.resume();
    await closed;
    expect(await imagesOf(admin, id)).toEqual(images);
    await admin.post(`/admin/products/${id}/images`, form(['image', png]), { expect: 201 });
    expect(shop.api.log).not.toContain('a bug answered 500');
  });
});
