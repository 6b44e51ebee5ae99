let prefix = '';
let offered: readonly string[] = ['en'];

/** Told by the server (server/language.mjs): `/fr` where the pages of this build have it, and what else the shop speaks, its first language first. */
export function servePagesUnder(path: string, languages: readonly string[]): void {
  prefix = path;
  offered = languages;
}

/** A path of the router as it is without the language in front. */
export const withoutLanguage = (pathname: string): string =>
  prefix && `${pathname}/`.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) || '/' : pathname;

const absolute = (path: string): string => {
  const { PUBLIC_URL: given, SHOP_ADDRESS: told, PORT: port = '3000' } = process.env;
  const base = given || told || `http://localhost:${port}`;
  return new URL(path, base.endsWith('/') ? base : `${base}/`).href;
};

/** Not pages: each has one address, whatever the language. */
const FILE = /^\/(media|brand|api|docs-json|\.well-known)(\/|\?|$)/;

/** The absolute address of a path of this shop; from `PUBLIC_URL` or as it was typed in the panel, never from a request's Host header (S12). Server only. */
export const publicUrl = (path: string): string => absolute(FILE.test(path) ? path : pageIn(prefix, path));

const pageIn = (before: string, path: string) => (before && path === '/' ? before : before + path);

/**
 * A page in each language that the shop speaks: its tag and its absolute address; none when there is but one. `paths` has those
 * that are not the same in all languages.
 */
export const inEachLanguage = (
  path: string,
  paths: Readonly<Record<string, string>> = {},
): readonly (readonly [tag: string, address: string])[] =>
  offered.length > 1
    ? offered.map(
        (tag, at) =>
          [tag, absolute(pageIn(at === 0 ? '' : `/${tag.toLowerCase()}`, paths[tag] ?? path))] as const,
      )
    : [];
