import { createHash, randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  ServerRouter,
  isRouteErrorResponse,
} from 'react-router';
import { contentPolicy, hashScripts } from './platform/content-policy';
import { forgetOwnCategories } from './catalogue/load-own-categories';
import { forgetFrame } from './pages/load-frame';
import { forgetShop as forgetSettings, loadShop, offeredLanguages, walletsNow } from './platform/load-shop';
import type { ShopInfo } from './platform/shop-info';
import { dressed } from './platform/shop-look';
import { afterFirstPaint } from './platform/first-paint';
import { pathsInLanguages } from './platform/in-languages';
import { isCacheable, isPublic, noCaching, publicCaching, takesWallets } from './platform/page-rules';
import { inEachLanguage, servePagesUnder, withoutLanguage } from './platform/public-url';

export const streamTimeout = 10_000;

/** For the server, which keeps public pages (server/pages.mjs) and knows languages by their prefix. */
export function forgetShop(): void {
  forgetSettings();
  forgetOwnCategories();
  forgetFrame();
}

export { isPublic, loadShop, offeredLanguages, servePagesUnder, walletsNow };

/** Renders the whole page, including what client navigations stream: complete without JavaScript. */
function render(context: EntryContext, url: string, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final: (done) => {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={context} url={url} nonce={nonce} />,
      {
        nonce,
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady: () => {
          clearTimeout(timer);
          pipe(sink);
        },
        onShellError: reject,
        onError: logError,
      },
    );
    const timer = setTimeout(() => abort(new Error('rendering took too long')), streamTimeout + 1_000);
  });
}

function logError(error: unknown): void {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), level: 'error', app: 'storefront', msg: 'render failed', error: detail })}\n`,
  );
}

/** Refusals that pages answer on purpose (404 and the like) are not errors worth a log line. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) logError(error);
};

/** The preview of a page or product, by a link that only staff has. */
const isDraft = ({ url }: Request): boolean => new URL(url).searchParams.has('draft');

const pathOf = ({ url }: Request): string => withoutLanguage(new URL(url).pathname);

/** Where search engines find a public page in other languages; the first is for whoever speaks none of them. */
function alternates(path: string, paths: Readonly<Record<string, string>>): string {
  const pages = inEachLanguage(path, paths);
  const links = [...pages, ...pages.slice(0, 1).map(([, address]) => ['x-default', address] as const)];
  return links.map(([tag, address]) => `<${address}>; rel="alternate"; hreflang="${tag}"`).join(', ');
}

/** What a navigation loads of a private page or a draft, and what came of a form, is kept by no cache; as of the page itself. */
export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  const read = request.method === 'GET' || request.method === 'HEAD';
  if (!read || isDraft(request) || !isPublic(pathOf(request)))
    response.headers.set('Cache-Control', noCaching);
  return response;
};

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const pathname = pathOf(request);
  const nonce = randomBytes(16).toString('hex');
  const html = await render(context, request.url, nonce);
  await loadShop();
  const page = hashScripts(afterFirstPaint(dressed(html), { atOnce: !isPublic(pathname) }), nonce);
  const etag = `"${createHash('sha256').update(page.html).digest('base64url').slice(0, 27)}"`;
  // A page that shows a failure must not outlive it in a cache. Text cannot forge the mark: React escapes its quotes.
  const whole = !page.html.includes('data-failed="');
  // What came of a form is for who sent it.
  const read = request.method === 'GET' || request.method === 'HEAD';
  const root = context.staticHandlerContext.loaderData['root'] as { shop: ShopInfo } | undefined;
  const isKnown = !root?.shop.isUnknown;
  const isPreview = isDraft(request);
  headers.set(
    'Cache-Control',
    read && whole && isKnown && !isPreview && isCacheable(pathname, status) ? publicCaching : noCaching,
  );
  if (read && status === 200) headers.set('ETag', etag);
  const elsewhere =
    status === 200 && !isPreview && isPublic(pathname)
      ? alternates(pathname, pathsInLanguages(Object.values(context.staticHandlerContext.loaderHeaders)))
      : '';
  if (elsewhere) headers.set('Link', elsewhere);
  if (status === 503) headers.set('Retry-After', '2');
  if (read && status === 200 && request.headers.get('If-None-Match')?.includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const { payHosts } = await loadShop();
  const wallets = takesWallets(pathname) ? (walletsNow() ?? undefined) : undefined;
  headers.set('Content-Security-Policy', contentPolicy(page.hashes, payHosts, isPreview, wallets));
  return new Response(request.method === 'HEAD' ? null : page.html, { status, headers });
}
