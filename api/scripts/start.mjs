/**
 * `npm start`: the whole shop from a bare clone. This file runs under any Node.js from 20 on, without node_modules;
 * it installs what the lock file says, goes on under the project's own Node.js 24 and starts the shop there.
 */
import { spawn } from 'node:child_process';
import { ensureInstalled, ownNode } from './lib/install.mjs';
import { dieWithParent } from './lib/parent.mjs';
import { step } from './lib/say.mjs';

const [major] = process.versions.node.split('.').map(Number);
if (major < 20) {
  process.stderr.write(`Duka needs Node.js 20 or newer to start; this is ${process.version}.\n`);
  process.exit(1);
}
dieWithParent();

try {
  const changed = await ensureInstalled();
  const isOwn = process.version === ownNode().version || process.env.DUKA_OWN_NODE === '1';
  if (changed || !isOwn) goOnUnder(ownNode().path);
  else await (await import('./lib/shop.mjs')).openShop();
} catch (error) {
  step.failed(error);
  process.exit(error.exitCode ?? 1);
}

/** Runs this same script under the project's Node.js and ends as it ends; signals are passed on. */
function goOnUnder(node) {
  const child = spawn(node, process.argv.slice(1), {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, DUKA_OWN_NODE: '1' },
  });
  // A terminal's Ctrl-C reaches the child too; a second signal of the same kind does no harm there.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => {
    step.failed(error);
    process.exit(1);
  });
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
