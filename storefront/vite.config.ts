import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, defineConfig } from 'vite';
import { inLanguage } from './scripts/languages/plugin.mjs';
import { lean } from './scripts/lean/plugin.mjs';

/** Each in a file of its own: run one after the other, neither keeps the page from answering for long. */
const react = {
  name: 'react',
  test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/,
};
const router = { name: 'router', test: /node_modules[\\/]react-router[\\/]/ };

/** What every page loads of our own code travels as one file too. */
const shell = [
  'layout/(frame|header|route-focus)',
  'pages/parts/(own-meta|own-or)',
  'ui/(brand-folder|breadcrumb|button|cx|icon|states)',
  'platform/(category-path|create-store|history-steps|page-meta|reading|shop-country|shop-zone|theme|toasts|use-hydrated)',
  'platform/(session/(intent|next-path|session|use-session)|stores/(cart-count|favorites|shopper)|api/api-error)',
  'platform/messages/en/(common|controls|header|language|categories)',
];

/**
 * So do what shows a product and its tile, a list with its filters' rules, what comes after the page on all of them, and
 * what comes after a list. A group takes what it imports along, so the first to name a file keeps it.
 */
const goods = [
  'ui/(badge|picture|price|stars|tile-price)',
  'platform/(format|shop-info|product-path)',
  'platform/messages/en/(catalogue|product)',
  'favorites/favorite-button',
  'catalogue/(category-tree|picture-strip|product-tile)',
  'cart/quick-add',
  'pages/parts/shop-tile',
  'platform/(date-range|messages/en/days)',
];
const list = ['catalogue/(filters|list-skeleton|product-list)', 'pages/parts/list-body'];
const after = [
  'layout/(chosen-delivery|chosen-prices|footer|help-links|logo|main-menu|mobile-panel|newsletter-form|phone-search|use-dismiss|user-menu|language-choice)',
  'catalogue/search-box',
  'ui/use-back-closes',
  'ui/(carousel|carousel-math|section-heading|brand-picture|toaster)',
  'platform/(after-paint|language-address|offline|session/kept|stores/delivery-place)',
  'platform/messages/en/(footer|languages|menu)',
];
/** What stands below a heading, and days, of the home page and of products alike. */
const section = ['catalogue/list-section', 'platform/(dates|messages/en/home)'];
/** What comes after a product. */
const details = [
  'cart/buy-bar',
  'catalogue/(bar-words|price-notes|product-details|recently-viewed|seen|share-button|variant-picker)',
  'pages/parts/related',
  'platform/charged-prices',
  'platform/messages/en/(fit|product-parts|reviews)',
  'reviews/(distribution|rate-box|review-list|reviews)',
  'ui/(about|accordion)',
];
/** What most home pages are made of. */
const blocks = [
  'ui/stage-picture',
  'pages/blocks/(page-blocks|banner/banner|categories/categories|hero/hero|promises/promises|shelf/shelf)',
];
const buying = ['catalogue/variants', 'platform/messages/en/waiting', 'ui/(stepper|slow-wait)'];
const listed = [
  'catalogue/(category-chips|chosen-filters|filter-panel|filter-fields|filter-group|list-end|view-switch)',
  'ui/(choice|pagination)',
];

const own = Object.entries({ shell, goods, list, after, section, blocks, buying, listed, details }).map(
  ([name, paths]) => ({
    name,
    test: new RegExp(`storefront/app/(${paths.join('|')})\\.tsx?$`),
  }),
);

/** The package that a module comes from; our own code by its workspace. */
function originOf(id: string): string {
  const inside = id.replaceAll('\\', '/').split('/node_modules/').at(-1) ?? '';
  if (id.includes('node_modules'))
    return inside
      .split('/')
      .slice(0, inside.startsWith('@') ? 2 : 1)
      .join('/');
  return /\/(storefront|openapi)\//.exec(id)?.[1] ?? 'build tool';
}

/** Keeps the hash and the origins of each script in build/scripts.json: the checkout's inventory is held against it (S59). */
const inventory: Plugin = {
  name: 'script-inventory',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle({ dir = '' }, bundle) {
    const scripts = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk'
        ? [
            {
              file: `/${file.fileName}`,
              sha384: createHash('sha384').update(file.code).digest('base64'),
              origins: [...new Set(Object.keys(file.modules).map(originOf))].sort(),
            },
          ]
        : [],
    );
    writeFileSync(join(dir, '../scripts.json'), `${JSON.stringify(scripts, null, 2)}\n`);
  },
};

/**
 * What fetches code that comes later together with all that it imports: Vite's own also looks after styles, nonces and
 * failures, which this shop has none of (one sheet, hashes, `lazily`).
 */
const preloader: Plugin = {
  name: 'small-preloader',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `const asked = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files)
    if (asked.size < asked.add(file).size)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
  return load();
};`
      : null,
};

/** What came with the page need not be asked for again with what comes later. */
const isOnEveryPage = (file: string) => /\/(react|router|shell|rolldown-runtime)-/.test(file);

/** Which texts are built in (scripts/build.mjs); `npm run dev` shows them by the same variable. */
const tag = process.env['DUKA_LANGUAGE'] ?? 'en';

export default defineConfig({
  plugins: [inLanguage(tag), lean, preloader, tailwindcss(), reactRouter(), inventory],
  build: {
    ...{ assetsInlineLimit: 0, sourcemap: false, copyPublicDir: tag === 'en' },
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !isOnEveryPage(file)) },
  },
  environments: {
    // as the server beside the pages has it: its packages are not the storefront's
    ssr: { resolve: { external: ['@duka/serving'] } },
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [react, router, ...own] } } } },
    },
  },
});
