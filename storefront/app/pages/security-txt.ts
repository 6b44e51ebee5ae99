import { loadShop } from '../platform/load-shop';
import { publicUrl } from '../platform/public-url';

const DAY_MS = 86_400_000;
const VALID_DAYS = 180;

/** `/.well-known/security.txt` (RFC 9116): whom to tell about a weakness, from the shop's settings. */
export async function loader() {
  const { supportEmail } = await loadShop();
  const midnight = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const lines = [
    `Contact: mailto:${supportEmail}`,
    `Expires: ${new Date(midnight + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl('/.well-known/security.txt')}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
