/**
 * `npm test`: everything that a change may break, from a bare clone: checks, unit and component tests, the API from
 * outside, the platform, the journeys in a browser. The last line is `N passed, N failed`; the exit code says the same.
 *
 *     npm test                       all of it
 *     npm test -- check unit api     only these parts (check, unit, ui, api, platform, journeys)
 *     npm test -- outages            kills, outages and races without their guards, which the night runs
 */
import { spawn } from 'node:child_process';
import { ensureInstalled, ownNode } from './lib/install.mjs';
import { step } from './lib/say.mjs';

try {
  const changed = await ensureInstalled();
  const isOwn = process.version === ownNode().version || process.env.DUKA_OWN_NODE === '1';
  if (changed || !isOwn) goOnUnder(ownNode().path);
  else process.exitCode = await (await import('./lib/suites.mjs')).runSuites(process.argv.slice(2));
} catch (error) {
  step.failed(error);
  process.exitCode = error.exitCode ?? 1;
}

function goOnUnder(node) {
  const env = { ...process.env, DUKA_OWN_NODE: '1' };
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('exit', (code) => process.exit(code ?? 1));
}
