/** Which language a page is asked for in: its address says so, `/fr/…`; the shop's first language has no prefix. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler as createExpressHandler } from '@react-router/express';
import { createRequestHandler } from 'react-router';

/** What follows is a path of one slash: to a browser two of them, as in `/en//elsewhere.example`, are another host. */
const PREFIX = /^\/([a-z]{2,3}(?:-[a-z\d]{2,3})?)(?=\/(?![/\\])|\?|$)/i;
const COOKIE = /(?:^|; )language=([a-z]{2,3}(?:-[A-Z\d]{2,3})?)(?:;|$)/;

/**
 * The builds of the languages.
 *
 * @returns {Promise<{ tags: string[], loaded: Map<string, import('react-router').ServerBuild>, load: (tag: string) => Promise<void> }>} English first, and at
 *   once; what the shop is not offered in takes no memory
 */
export async function loadBuilds(folder) {
  const languages = join(folder, 'languages');
  const others = existsSync(languages) ? readdirSync(languages) : [];
  const loaded = new Map();
  const load = async (tag) => {
    const path = tag === 'en' ? [] : ['languages', tag];
    loaded.set(tag, await import(pathToFileURL(join(folder, ...path, 'server/index.js')).href));
  };
  await load('en');
  return { tags: ['en', ...others], loaded, load };
}

/**
 * @param {Awaited<ReturnType<typeof loadBuilds>>} builds
 * @returns what answers in which language: `ready` waits for the settings, `name` notes it at a request before anybody reads its path, `guide` sends those to
 *   the right address who are at another, `render` and `page` make pages
 */
export function languages(builds) {
  const { loadShop, offeredLanguages } = builds.loaded.get('en').entry.module;
  const served = new Map();
  const byPath = new Map(builds.tags.map((tag) => [tag.toLowerCase(), tag]));

  /** By the settings as they were when a page was last made; while none could be read, no address of a language is said to lead nowhere. */
  const offered = () => (offeredLanguages() ?? builds.tags).filter((tag) => builds.tags.includes(tag));
  const first = () => offered()[0] ?? 'en';
  const prefixOf = (tag) => (tag === first() ? '' : `/${tag.toLowerCase()}`);

  async function speaker({ language = first() }) {
    if (!builds.loaded.has(language)) await builds.load(language);
    const build = builds.loaded.get(language);
    // each build reads the settings for itself; what is offered is told by the English one
    if (language !== 'en') void loadShop();
    const prefix = prefixOf(language);
    const key = `${language}${prefix}`;
    if (!served.has(key)) {
      const there = { ...build, basename: prefix || '/' };
      served.set(key, {
        render: createRequestHandler(there, 'production'),
        page: createExpressHandler({ build: there, mode: 'production' }),
      });
    }
    build.entry.module.servePagesUnder(prefix, offered());
    return served.get(key);
  }

  return {
    async ready() {
      await loadShop();
      const spoken = offeredLanguages() ? offered() : [];
      await Promise.all(spoken.filter((tag) => !builds.loaded.has(tag)).map(builds.load));
    },
    async name(req) {
      const written = PREFIX.exec(req.url)?.[1];
      const tag = byPath.get(written?.toLowerCase());
      // addresses have small letters: of a language in others there is nothing
      if (!tag || (tag === tag.toLowerCase() && written !== tag)) return;
      if (!offeredLanguages()) await loadShop();
      if (!offered().includes(tag)) return;
      const rest = req.url.slice(tag.length + 1);
      req.language = tag;
      req.isMisspelt = written !== written.toLowerCase();
      req.originalUrl = req.url;
      req.url = rest.startsWith('/') ? rest : `/${rest}`;
    },
    guide(req, res, next) {
      const isRead = req.method === 'GET' || req.method === 'HEAD';
      // not for good: which language is the first may change
      if (isRead && req.language === first()) return res.redirect(302, req.url);
      if (isRead && req.isMisspelt) return res.redirect(301, prefixOf(req.language) + req.url);
      const { isPublic } = builds.loaded.get('en').entry.module;
      const chosen = COOKIE.exec(req.headers.cookie ?? '')?.[1];
      // what is for one shopper is kept by no cache: links of mails and payment pages know no language
      const isOnesOwn = isRead && !req.language && !req.headers['x-navigation'] && !isPublic(req.path);
      if (isOnesOwn && chosen && chosen !== first() && offered().includes(chosen))
        return res.set('Cache-Control', 'no-store').redirect(302, prefixOf(chosen) + req.url);
      next();
    },
    render: async (req, request) => (await speaker(req)).render(request),
    page: async (req, res, next) => (await speaker(req)).page(req, res, next),
  };
}
