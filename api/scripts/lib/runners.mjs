/** Runs jest and Playwright, in sight or to count what they report. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureBrowser } from './browser.mjs';
import { readJest, readPlaywright, unread } from './read-reports.mjs';
import { root } from './run.mjs';

export const results = join(root, 'test-results');

const NODE_OPTIONS = '--experimental-vm-modules --disable-warning=ExperimentalWarning';
const toolAt = (name) => join(root, 'node_modules', '.bin', name);
const jestArgs = (project, more) => ['-c', 'test/jest.config.mjs', '--selectProjects', project, ...more];

/** @param {string} project @param {(line: string) => void} print @param {string[]} [more] @param {object} [env] */
export async function jest(project, print, more = [], env = {}) {
  const report = join(results, `${project}.json`);
  const args = jestArgs(project, ['--json', `--outputFile=${report}`, ...more]);
  const code = await tell(print, 'jest', args, { NODE_OPTIONS, ...env });
  return existsSync(report) ? readJest(readReport(report), code) : unread('jest');
}

/** Journeys in a shop of their own. @param {string} name of the report @param {string[]} which files @param {(line: string) => void} print */
export async function playwright(name, which, print) {
  const report = join(results, `${name}.json`);
  const output = join(results, name);
  const args = ['test', '-c', 'test/playwright.config.ts', `--output=${output}`, ...which];
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, CHROMIUM: await ensureBrowser(print) };
  const code = await tell(print, 'playwright', args, env);
  // what the page showed when a journey failed, for a reader who has nothing but this output
  for (const file of globSync('**/error-context.md', { cwd: output }))
    print(readFileSync(join(output, file), 'utf8').slice(0, 6_000));
  return existsSync(report) ? readPlaywright(readReport(report), code) : unread('playwright');
}

const readReport = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** No test takes as long, even on a slow machine; a process that was left behind would hold up the part for ever. */
const SILENT_MS = 15 * 60_000;

/** Runs a tool and tells its lines; jest's JSON on standard output goes to its file only. */
async function tell(print, name, args, env) {
  const child = spawn(process.execPath, [toolAt(name), ...args], {
    cwd: root,
    stdio: ['ignore', name === 'jest' ? 'ignore' : 'pipe', 'pipe'],
    env: { ...process.env, ...env, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter) },
  });
  const ended = new AbortController();
  const silence = setTimeout(() => ended.abort(), SILENT_MS);
  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface({ input: stream }).on('line', (line) => (silence.refresh(), print(line)));
  try {
    const [code] = await once(child, 'close', { signal: ended.signal });
    return code ?? 1;
  } catch (error) {
    const isSilent = error.name === 'AbortError';
    const why = isSilent ? `has told nothing for ${SILENT_MS / 60_000} minutes and is killed` : error.message;
    print(`${name} ${args.join(' ')} ${why}`);
    child.kill('SIGKILL');
    return 1;
  } finally {
    clearTimeout(silence);
  }
}

/** Runs one spec by itself, in sight; this process then ends as it did. @param {object} env its settings */
export const showSpec = (project, file, env) =>
  show('jest', jestArgs(project, ['--runTestsByPath', file]), { NODE_OPTIONS, ...env });

/** The same with the walks of a browser. @param {string} config @param {object} [env] */
export const showWalk = async (config, env) =>
  show('playwright', ['test', '-c', config], { CHROMIUM: await ensureBrowser(console.log), ...env });

function show(name, args, env) {
  const how = { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } };
  process.exitCode = spawnSync(process.execPath, [toolAt(name), ...args], how).status ?? 1;
}
