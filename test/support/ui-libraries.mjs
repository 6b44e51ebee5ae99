import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const FOLDER = join(root, 'node_modules', '.cache', 'duka', 'ui-libraries');
const PANEL = 'react-admin|ra-data-simple-rest|react-hook-form|@mui/.+|@tanstack/react-query';
const BUNDLED = `^(${PANEL}|react-router|react-router-dom|@testing-library/user-event)$`;

/** Where jest finds these packages in place of their own files. */
export const uiLibraries = { [BUNDLED]: join(FOLDER, '$1.js') };

/** A cache of styles believes that they stand in the page, which is emptied after each file. */
const tellOfStyles = {
  name: 'tell-of-styles',
  transform(code, id) {
    if (!id.includes('/@emotion/cache/')) return undefined;
    const told = code.replace(
      'return cache;',
      `(globalThis[Symbol.for('caches of styles')] ??= new Set()).add(cache); return cache;`,
    );
    if (told === code) throw new Error(`${id} makes its cache in another way`);
    return told;
  },
};

/**
 * Puts the libraries of the panel into a few files before the specs of `ui` run, since jest loads each file of a library
 * anew for each spec, and react-admin alone has 2,200.
 */
export default async function bundleLibraries() {
  const { rolldown } = await import('rolldown');
  const { esmExternalRequirePlugin } = await import('rolldown/plugins');
  const sources = globSync('{admin/src,storefront/app}/**/*.{ts,tsx}', { cwd: root });
  const imported = sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/ from '([^'.][^']*)'/g)].map(([, name]) => name),
  );
  const names = new Set(imported.filter((name) => new RegExp(BUNDLED).test(name)));
  const made = await rolldown({
    cwd: join(root, 'admin'),
    input: Object.fromEntries([...names].map((name) => [name, name])),
    platform: 'browser',
    // what is imported, not what is used, as without a bundle
    treeshake: false,
    transform: { define: { 'process.env.NODE_ENV': '"test"' } },
    plugins: [
      tellOfStyles,
      esmExternalRequirePlugin({ external: [/^react(-dom)?(\/|$)/, '@testing-library/dom'] }),
    ],
    logLevel: 'silent',
  });
  await made.write({ dir: FOLDER, format: 'esm', chunkFileNames: 'parts/[name].js' });
}
