import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { Client, Json } from '../support/client.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10" onload="alert(1)"><script>alert(2)</script><path d="M0 0h40v10H0z" fill="#c00"/></svg>`;

function form(content: string | Buffer, type: string): FormData {
  const made = new FormData();
  made.append('image', new Blob([new Uint8Array(Buffer.from(content))], { type }), 'logo');
  return made;
}
const take = (content: string | Buffer, type = 'image/svg+xml') =>
  admin.post<Json>('/admin/shop-pictures', form(content, type));
const change = (fields: Record<string, unknown>) => admin.put<Json>('/admin/identity/shop', { fields });
const look = async () => (await shop.client.get<Json>('/shop', { expect: 200 })).body.data.look;

describe('the identity of the shop', () => {
  it('is declared once: the panel’s form is made of it', async () => {
    const { body } = await admin.get<Json>('/admin/definitions/identity', { expect: 200 });
    const fields = body.flatMap((group: Json) => group.fields);
    expect(fields).toContainEqual(
      expect.objectContaining({ name: 'logo', kind: 'picture', takesMore: true, isRequired: false }),
    );
    const accent = fields.find(({ name }: Json) => name === 'accentLight');
    expect(accent).toMatchObject({ kind: 'colour', least: 4.5 });
    expect(accent.against).toContainEqual({ name: 'the white page', colour: '#ffffff' });
  });

  it('takes an SVG logo in clean, and gives every size of it', async () => {
    const { status, body } = await take(DRAWING);
    expect([status, body.width, body.height]).toEqual([201, 1_024, 256]);
    const served = await shop.client.fetch(body.url);
    expect(served.headers.get('content-type')).toContain('image/svg+xml');
    expect(served.headers.get('content-security-policy')).toContain('sandbox');
    const text = await served.text();
    expect(text).toContain('<path d="M0 0h40v10H0z"');
    expect(text).not.toContain('alert');
    for (const [size, width, height] of [
      ['32.png', 32, 32],
      ['192.png', 192, 192],
      ['logo.png', 440, 88],
    ] as const) {
      const icon = await shop.client.fetch(`/media/${body.id}/icons/${size}`);
      const png = Buffer.from(await icon.arrayBuffer());
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width, height });
    }
    expect((await shop.client.fetch(`/media/${body.id}/icons/33.png`)).status).toBe(404);
    await change({ logo: body.url, icon: body.url }).then((answer) => expect(answer.status).toBe(200));
    expect(await look()).toMatchObject({
      logo: { url: body.url, width: 1_024, height: 256 },
      icon: `/media/${body.id}`,
    });
  });

  it('says what is wrong with a picture that is none, and with a colour that cannot be read', async () => {
    const none = await take('<svg xmlns="http://www.w3.org/2000/svg"></svg>');
    expect([none.status, none.body.errors[0]]).toEqual([
      400,
      {
        field: 'image',
        message: 'The drawing has no size and shapes that can be shown: export it anew as SVG',
      },
    ]);
    const text = await take('just words', 'text/plain');
    expect(text.body.errors[0].message).toBe(
      'The image must be an SVG drawing or a PNG, JPEG or WebP picture',
    );
    const { status, body } = await change({ accentLight: '#ffee00', facebook: 'javascript:alert(1)' });
    expect([status, body.errors]).toEqual([
      400,
      [
        {
          field: 'fields.accentLight',
          message: 'Accent has a contrast of 1.2 with the white page; it must be at least 4.5',
        },
        { field: 'fields.facebook', message: 'Facebook must be an address like https://example.com' },
      ],
    ]);
  });

  it('is written down when it changes, and only settings.write may change it', async () => {
    const { headers } = await change({ fonts: 'classic', accentLight: '#1d5fd1' });
    const [row] = await shop.sql<Json>('select entity, changes from audit_event where request_id = $1', [
      headers.get('x-request-id'),
    ]);
    expect(row).toMatchObject({ entity: 'identity' });
    expect(JSON.stringify(row.changes)).toContain('#1d5fd1');
    await change({ fonts: null, accentLight: null, logo: null, icon: null });
    const shopper = await shop.shopper();
    expect((await shopper.put('/admin/identity/shop', { fields: { fonts: 'classic' } })).status).toBe(403);
    expect((await admin.get('/admin/identity/other')).status).toBe(404);
  });
});
