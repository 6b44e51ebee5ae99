/** `npm test -- changed`: which files a change touches, and which tests it can reach. */
import { readImporters } from './importers.mjs';
import { readMap, reachOf } from './reach.mjs';
import { root, run } from './run.mjs';

/** Every test of every part. @type {Record<string, string[] | undefined>} */
export const everyReach = {};

const git = async (...args) => (await run('git', args, { cwd: root })).split('\n').filter(Boolean);

/** What differs from where this branch left `main`, or from the last commit on `main` itself; with what is not committed. */
export async function changedSince(since) {
  const [branch] = await git('rev-parse', '--abbrev-ref', 'HEAD');
  const [from] = since ? [since] : branch === 'main' ? ['HEAD~1'] : await git('merge-base', 'HEAD', 'main');
  const known = await git('diff', '--name-only', '--diff-filter=d', from);
  const fresh = await git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...known, ...fresh])];
}

/** @param {string[]} changed @returns {Promise<Record<string, string[] | undefined>>} `undefined`: all of the part */
export async function reachOfChange(changed) {
  const { everything, ...reach } = reachOf(changed, readImporters(), readMap());
  return everything ? everyReach : reach;
}
