/** The demo and production are for the network; any other shop is for this machine unless `LISTEN_HOST` says more. */
const isPublic = process.env.NODE_ENV === 'production' || process.env.DEMO === '1';
export const host = process.env.LISTEN_HOST || (isPublic ? undefined : '127.0.0.1');

/** Imported first: React chooses its build from NODE_ENV when it is loaded, and this server only runs built pages. */
process.env.NODE_ENV = 'production';

export const port = Number(process.env.PORT ?? 3000);
const apiPort = Number(process.env.API_PORT ?? port + 1);

/**
 * Where the shop is reached: as the environment says, else as the API tells with the shop's settings (`SHOP_ADDRESS`, see
 * app/platform/load-shop.ts); never by a request's Host header (S12). Asked at each use: it may be typed in the panel.
 */
export const publicAddress = () =>
  new URL(process.env.PUBLIC_URL || process.env.SHOP_ADDRESS || `http://localhost:${port}`);

process.env.API_URL ||= `http://127.0.0.1:${apiPort}`;

export const apiUrl = process.env.API_URL;

const proxies = process.env.TRUST_PROXY || '0';
if (!/^(\d|10)$/.test(proxies)) {
  process.stderr.write('TRUST_PROXY is wrong: it must be a whole number from 0 to 10.\n');
  process.exit(78);
}
/** How many proxies in front of this server are believed when they say who the visitor is. */
export const trustProxy = Number(proxies);
