/**
 * Which tests a change can reach: specs beside the code by the imports between files,
 * tests from outside by the features that those imports lead to (`test/reach.json`).
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const FROM_OUTSIDE = 'test/{api,contract,security,races,faults,properties}/*.spec.ts';
/** Wiring knows everything it wires, and passes on no change of it. */
const WIRING =
  /(\.module|\/app\.module|\/definitions|\/integrity|\/metadata|\/openapi)\.ts$|^api\/src\/[^/]+\.ts$/;
/** What so many things rest on that no list of them is worth keeping. */
const EVERYTHING =
  /^(package(-lock)?\.json|tsconfig\.json|nest-cli\.json|Dockerfile|\.npmrc|\.node-version)$|^api\/serving\/|^api\/src\/migrations\/|^openapi\/|^test\/support\/(shared-runtime|shared-environment|database-up|database-down|resolver)\.|^test\/(?!reach)[^/]+\.m?[jt]s$|^api\/scripts\/lib\/(suites|runners|postgres)/;
const IN_COMMON = /^api\/src\/(platform\/|[^/]+\.ts$)/;
/** Where the API is put together: what these import, though no feature does, every call meets. */
const PUT_TOGETHER =
  /^api\/src\/(create-app|server|run-server|start-server|main)\.ts$|^api\/src\/platform\/.*\.module\.ts$/;
/** What every page of the storefront rests on; other parts lead to the areas that they import or that import them. */
const EVERY_PAGE =
  /^storefront\/(?!app\/(accounts|cart|catalogue|checkout|favorites|orders|reviews|pages|ui)\/)/;
const AREA = /^storefront\/app\/(accounts|cart|catalogue|checkout|favorites|orders|reviews)\//;
const IS_SPEC = /\.spec\.tsx?$/;

const LISTS = [...['withTheApi', 'withTheStorefront', 'demo', 'storefront', 'admin'], 'onlyWithEverything'];

/** @typedef {{ everything: boolean, check: boolean, unit: string[], ui: string[], api: string[], journeys: string[], platform: string[] }} Reach */

/** The map of test/reach.json, its patterns made files. */
export function readMap() {
  const map = JSON.parse(readFileSync(join(root, 'test/reach.json'), 'utf8'));
  const files = (patterns) => globSync(patterns, { cwd: root }).map(slashed);
  const features = Object.fromEntries(
    Object.entries(map.features).map(([name, patterns]) => [name, files(patterns)]),
  );
  const areas = Object.fromEntries(
    Object.entries(map.storefrontAreas).map(([name, patterns]) => [name, files(patterns)]),
  );
  return { features, areas, ...Object.fromEntries(LISTS.map((name) => [name, files(map[name])])) };
}

/** Every test from outside that a map must name. */
export const testsFromOutside = () =>
  globSync([FROM_OUTSIDE, 'test/journeys/*.spec.ts'], { cwd: root }).map(slashed);

/**
 * @param {string[]} changed files, from the root
 * @param {Map<string, string[]>} importers @param {ReturnType<typeof readMap>} map
 * @returns {Reach}
 */
export function reachOf(changed, importers, map) {
  const all = new Set();
  for (const file of changed) for (const one of dependents(file, importers)) all.add(one);
  const code = changed.filter((file) => !IS_SPEC.test(file) && !/\.(md|svg|webp|png)$/.test(file));
  const touched = [...all].filter((file) => !IS_SPEC.test(file) && !file.includes('/testing/'));
  const features = new Set(touched.map((file) => /^api\/src\/([^/]+)\//.exec(file)?.[1]));
  const outside = new Set([...all].filter((file) => file.startsWith('test/') && IS_SPEC.test(file)));
  const add = (files) => files.forEach((file) => outside.add(file));
  for (const [feature, files] of Object.entries(map.features)) if (features.has(feature)) add(files);
  const has = (pattern) => code.some((file) => pattern.test(file));
  if (code.some((file) => map.features[/^api\/src\/([^/]+)\//.exec(file)?.[1]])) add(map.withTheApi);
  if (has(/^api\/(demo|sandbox)\//)) add([...map.demo, ...map.withTheApi]);
  if (has(EVERY_PAGE)) add(map.storefront);
  else if (has(/^storefront\//)) {
    add(map.withTheStorefront);
    const near = [...all, ...code.flatMap((file) => importsOf(file, importers))];
    const areas = new Set(near.map((file) => AREA.exec(file)?.[1]));
    for (const [area, files] of Object.entries(map.areas)) if (areas.has(area)) add(files);
  }
  if (has(/^admin\//)) add(map.admin);
  const specs = [...all].filter((file) => IS_SPEC.test(file) && !file.startsWith('test/'));
  const of = (pattern) => [...outside].filter((file) => pattern.test(file)).toSorted();
  return {
    everything: has(EVERYTHING) || (has(IN_COMMON) && [...all].some((file) => PUT_TOGETHER.test(file))),
    check: true,
    unit: specs.filter((file) => file.endsWith('.ts')).toSorted(),
    ui: specs.filter((file) => file.endsWith('.tsx')).toSorted(),
    api: of(/^test\/(api|contract|security|races|faults|properties)\//),
    journeys: of(/^test\/journeys\//),
    platform: [
      ...of(/^test\/platform\//),
      ...(has(/^(api\/scripts|\.ci|\.github|deployment)\//) ? ['test/platform'] : []),
      ...(changed.some((file) => file.endsWith('.md')) ? ['test/platform/documents.spec.ts'] : []),
    ],
  };
}

/**
 * A file and what rests on it. Whoever changes an adapter changes what the users of its port see, though none of them
 * imports it: it stands for the ports that it imports.
 */
function dependents(file, importers) {
  const found = new Set();
  const waiting = [file, ...portsOf(file, importers)];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (found.has(one)) continue;
    found.add(one);
    if (!WIRING.test(one)) waiting.push(...(importers.get(one) ?? []));
  }
  return found;
}

const ADAPTER = /^(api\/src\/[^/]+)\/(?:.*\/)?adapters\/(?!http\/)/;

function portsOf(file, importers) {
  const feature = ADAPTER.exec(file)?.[1];
  if (!feature || IS_SPEC.test(file)) return [];
  const ports = [...importers.keys()].filter((one) => one.startsWith(`${feature}/application/`));
  return ports.filter((one) => /\/(ports|stores|reads)\.ts$/.test(one) && importers.get(one).includes(file));
}

/** What a file imports. */
const importsOf = (file, importers) =>
  [...importers].filter(([, by]) => by.includes(file)).map(([imported]) => imported);

const slashed = (file) => file.replaceAll('\\', '/');
