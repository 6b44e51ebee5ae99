import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * Every dependency that a package of the lock file asks for is in the lock file. A release whose platform packages are
 * not all published leaves such a hole silently, and `npm ci` refuses it later, on somebody else's machine.
 */
export function checkLock(file = join(root, 'package-lock.json')) {
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  const holes = [];
  for (const [path, entry] of Object.entries(packages)) {
    if (entry.link && !packages[entry.resolved]) holes.push(`${path} leads nowhere`);
    if (entry.link) continue;
    const optionalPeers = Object.entries(entry.peerDependenciesMeta ?? {})
      .filter(([, meta]) => meta.optional)
      .map(([name]) => name);
    const asked = {
      ...entry.peerDependencies,
      ...entry.dependencies,
      ...entry.optionalDependencies,
      ...(!path.includes('node_modules') ? entry.devDependencies : {}),
    };
    for (const name of Object.keys(asked))
      if (!optionalPeers.includes(name) && !resolves(packages, path, name))
        holes.push(`${path || '(root)'} → ${name}`);
    if (path.includes('node_modules/') && !entry.version) holes.push(`${path} has no version`);
  }
  if (holes.length > 0) throw new Error(`package-lock.json has holes:\n${holes.join('\n')}`);
}

/** Node.js's own look-up: from the package's folder outwards. */
function resolves(packages, from, name) {
  const folders = from.split('/');
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const folder = folders.slice(0, depth).join('/');
    if (packages[join(folder, 'node_modules', name)]) return true;
  }
  return false;
}
