import { loadShop } from '../platform/load-shop';

/** The web app manifest, by the name that the settings give the shop. */
export async function loader() {
  const { name } = await loadShop();
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });
  const manifest = {
    name,
    short_name: name,
    start_url: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#c4532f',
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, icon(192), icon(512)],
  };
  return Response.json(manifest, {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  });
}
