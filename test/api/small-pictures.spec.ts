import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { eventually } from '../support/money.js';
import { makeProduct } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();

it('serves every picture in the smallest size and as a thumbnail: a narrow one as wide as it is', async () => {
  const narrow = await sharp({ create: { width: 200, height: 260, channels: 3, background: '#6c8' } })
    .png()
    .toBuffer();
  const image = `data:image/png;base64,${narrow.toString('base64')}`;
  const { image: url, images } = await makeProduct(await shop.admin(), { image });
  expect(images[0].widths).toEqual([200]);
  for (const [asked, made] of Object.entries({ 320: 200, 200: 200, 160: 160 })) {
    // another size stands in while others are made
    await eventually(
      async () => {
        const served = await shop.client.fetch(`${url}/${asked}.avif`);
        return (await sharp(Buffer.from(await served.arrayBuffer())).metadata()).width;
      },
      (width) => width === made,
    );
  }
  for (const path of ['/640.webp', '/199.webp'])
    expect((await shop.client.fetch(`${url}${path}`)).status).toBe(404);
});
