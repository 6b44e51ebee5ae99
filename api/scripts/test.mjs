/**
 * `npm test`: everything that a change may break, from a bare clone: checks, unit and component tests, the API from
 * outside, the platform, the journeys in a browser. The last line is `N passed, N failed`; the exit code says the same.
 *
 *     npm test                       all of it
 *     npm test -- check unit api     only these parts (check, unit, ui, api, platform, journeys)
 *     npm test -- changed [commit]   only what can be reached by what differs from main, or from a commit
 *     npm test -- outages            kills, outages and races without their guards, which the night runs
 */
import { underOwnNode } from './lib/own-node.mjs';

await underOwnNode(async () => {
  const { runSuites } = await import('./lib/suites.mjs');
  process.exitCode = await runSuites(process.argv.slice(2));
});
