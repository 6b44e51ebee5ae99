/** The way of `npm start` and `npm test` from any Node.js from 20 on, and a bare clone, to the project's own Node.js. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureInstalled, ownNode } from './install.mjs';
import { CliError, step } from './say.mjs';

/**
 * Installs what the lock file says and does the work under the project's Node.js: here, when this is it and nothing was
 * installed over it, else in a child that runs the same script.
 *
 * @param {() => Promise<unknown>} work
 */
export async function underOwnNode(work) {
  try {
    if (Number.parseInt(process.versions.node, 10) < 20)
      throw new CliError(`Duka needs Node.js 20 or newer to start; this is ${process.version}.`);
    const changed = await ensureInstalled();
    const isOwn = process.version === ownNode().version || process.env.DUKA_OWN_NODE === '1';
    if (changed || !isOwn) process.exit(await goOnUnder(ownNode().path));
    else await work();
  } catch (error) {
    step.failed(error);
    process.exit(error.exitCode ?? 1);
  }
}

/** Runs this same script and answers its exit code; signals are passed on. */
async function goOnUnder(node) {
  const child = spawn(node, process.argv.slice(1), {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, DUKA_OWN_NODE: '1' },
  });
  // A terminal's Ctrl-C reaches the child too; a second signal of the same kind does no harm there.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
