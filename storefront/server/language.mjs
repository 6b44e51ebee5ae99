/** Which language a page is asked for in: its address says so, `/fr/…`; the shop's first language has no prefix. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler as createExpressHandler } from '@react-router/express';
import { createRequestHandler } from 'react-router';

/** What follows is a path of one slash: to a browser two of them, as in `/en//elsewhere.example`, are another host. */
const PREFIX = /^\/([a-z]{2,3})(?=\/(?![/\\])|\?|$)/;
const COOKIE = /(?:^|; )language=([a-z]{2,3})(?:;|$)/;

/** The build of each language, by its tag; English first. */
export async function loadBuilds(folder) {
  const languages = join(folder, 'languages');
  const others = existsSync(languages) ? readdirSync(languages) : [];
  const load = async (...path) => import(pathToFileURL(join(folder, ...path, 'server/index.js')).href);
  const builds = [['en', await load()]];
  for (const tag of others) builds.push([tag, await load('languages', tag)]);
  return new Map(builds);
}

/**
 * @param {Map<string, import('react-router').ServerBuild>} builds
 * @returns what answers in which language: `ready` waits for the settings, `name` notes it at a request before anybody reads its path, `guide` sends those to
 *   the right address who are at another, `render` and `page` make pages
 */
export function languages(builds) {
  const { loadShop, offeredLanguages } = builds.get('en').entry.module;
  const served = new Map();

  /** By the settings as they were when a page was last made; while none could be read, no address of a language is said to lead nowhere. */
  const offered = () => (offeredLanguages() ?? [...builds.keys()]).filter((tag) => builds.has(tag));
  const first = () => offered()[0] ?? 'en';
  const prefixOf = (tag) => (tag === first() ? '' : `/${tag}`);

  function speaker({ language = first() }) {
    // each build reads the settings for itself; what is offered is told by the English one
    if (language !== 'en') void loadShop();
    const prefix = prefixOf(language);
    const key = `${language}${prefix}`;
    if (!served.has(key)) {
      const build = { ...builds.get(language), basename: prefix || '/' };
      served.set(key, {
        render: createRequestHandler(build, 'production'),
        page: createExpressHandler({ build, mode: 'production' }),
      });
    }
    builds.get(language).entry.module.servePagesUnder(prefix, offered());
    return served.get(key);
  }

  return {
    ready: () => loadShop(),
    async name(req) {
      const tag = PREFIX.exec(req.url)?.[1];
      if (!builds.has(tag)) return;
      if (!offeredLanguages()) await loadShop();
      if (!offered().includes(tag)) return;
      const rest = req.url.slice(tag.length + 1);
      req.language = tag;
      req.originalUrl = req.url;
      req.url = rest.startsWith('/') ? rest : `/${rest}`;
    },
    guide(req, res, next) {
      const isRead = req.method === 'GET' || req.method === 'HEAD';
      // not for good: which language is the first may change
      if (isRead && req.language === first()) return res.redirect(302, req.url);
      const { isPublic } = builds.get('en').entry.module;
      const chosen = COOKIE.exec(req.headers.cookie ?? '')?.[1];
      // what is for one shopper is kept by no cache: links of mails and payment pages know no language
      const isOnesOwn = isRead && !req.language && !req.headers['x-navigation'] && !isPublic(req.path);
      if (isOnesOwn && chosen && chosen !== first() && offered().includes(chosen))
        return res.set('Cache-Control', 'no-store').redirect(302, `/${chosen}${req.url}`);
      next();
    },
    render: (req, request) => speaker(req).render(request),
    page: (req, res, next) => speaker(req).page(req, res, next),
  };
}
