import { loadShop } from '../platform/load-shop';
import { shopLook } from '../platform/shop-look';

/** The web app manifest, by the name that the settings give the shop. */
export async function loader() {
  const { name } = await loadShop();
  const { icon, tones } = shopLook();
  const tone = (wanted: string) => tones.find(({ name: of }) => of === wanted)?.light;
  const png = (size: number) => ({
    src: icon ? `${icon}/icons/${size}.png` : `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  const drawn = icon ? [] : [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }];
  const manifest = {
    name,
    short_name: name,
    start_url: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: tone('stage') ?? tone('accent') ?? '#c4532f',
    icons: [...drawn, png(192), png(512)],
  };
  return Response.json(manifest, {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  });
}
