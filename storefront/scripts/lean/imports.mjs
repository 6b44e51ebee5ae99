/**
 * What a module takes of React and the router, though it is left out of the build: a page finds it out before anybody presses anything.
 * Looked for by text, so that a package's own files, whichever way they were written, are read fast.
 */

/** Of each package what nobody can have, by the lists beside. */
export const LEFT_OUT = {
  react: [
    'Activity',
    'Children',
    'cloneElement',
    'Profiler',
    'useActionState',
    'useDebugValue',
    'useDeferredValue',
    'useEffectEvent',
    'useImperativeHandle',
    'useTransition',
    'ViewTransition',
  ],
  'react-dom': [
    'createPortal',
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'useFormState',
    'useFormStatus',
  ],
  'react-dom/client': ['createRoot'],
  'react-router': [
    'Form',
    'unstable_HistoryRouter',
    'unstable_usePrompt',
    'useBlocker',
    'useFetcher',
    'useFetchers',
    'useFormAction',
    'useSubmit',
  ],
};

const packages = Object.keys(LEFT_OUT).join('|');
const IMPORT = new RegExp(
  String.raw`\b(?:import|export)\b\s*([\w$*{}\s,]*?)\s*\bfrom\s*["'](${packages})["']`,
  'g',
);
const REQUIRE = new RegExp(
  String.raw`([\w$]+|\{[^{}]*\})\s*=\s*(?:[\w$.]+\(\s*)?require\(\s*["'](${packages})["']`,
  'g',
);

/** Of `{ a, b as c, d: e, type F }` what is taken. */
const namesIn = (braces) =>
  braces
    .split(',')
    .map((one) => one.trim())
    .filter((one) => !/^type\s/.test(one))
    .map((one) => one.split(/\s|:/)[0]);

/** What is read of a whole package that is called so here. */
const membersOf = (code, name) =>
  [
    ...code.matchAll(
      new RegExp(String.raw`(?<![\w$.])${name.replaceAll('$', String.raw`\$`)}\.([\w$]+)`, 'g'),
    ),
  ].map(([, member]) => member);

function taken(code, clause) {
  if (/^type\s/.test(clause)) return [];
  const [braces = ''] = /\{[^{}]*\}/.exec(clause) ?? [];
  const [whole] =
    clause
      .replace(braces, '')
      .replace(/\*\s*as\s/, '')
      .match(/[\w$]+/) ?? [];
  return [...namesIn(braces.slice(1, -1)), ...(whole ? membersOf(code, whole) : [])];
}

/** @returns {{ name: string, of: string }[]} what of it is left out, each once */
export function leftOutIn(code) {
  const found = [...code.matchAll(IMPORT), ...code.matchAll(REQUIRE)].flatMap(([, clause, of]) =>
    taken(code, clause)
      .filter((name) => LEFT_OUT[of].includes(name))
      .map((name) => ({ name, of })),
  );
  // an event that React makes of others: nothing else would say that nobody hears of it
  if (/\bonBeforeInput\b/.test(code)) found.push({ name: 'onBeforeInput', of: 'react-dom' });
  return found.filter(
    ({ name, of }, at) => found.findIndex((one) => one.name === name && one.of === of) === at,
  );
}
