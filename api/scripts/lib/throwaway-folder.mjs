/** Folders of tests and checks, for what nobody keeps. */
import { accessSync, constants, globSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
const TMPFS = 0x01021994;
const GIB = 2 ** 30;
/** A whole run writes a few hundred MiB there; a small machine, and a container with the usual 64 MiB, keeps to its disk. */
const ROOM = 4 * GIB;
const MEMORY = 8 * GIB;

/**
 * Makes a folder, in memory where there is much of it: a database is more than a thousand files, and to make so many just after as
 * many others were removed takes ext4 half a second of a processor. `TMPDIR` is kept to. What killed runs have left in memory goes.
 *
 * @param {string} name
 */
export function throwawayFolder(name) {
  const place = process.env.TMPDIR ?? (hasRoom() ? IN_MEMORY : tmpdir());
  if (place === IN_MEMORY) removeLeftovers();
  return mkdtempSync(join(place, `duka-${name}-${process.pid}-`));
}

function hasRoom() {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { type, bavail, bsize } = statfsSync(IN_MEMORY);
    return type === TMPFS && bavail * bsize > ROOM && process.availableMemory() > MEMORY;
  } catch {
    return false;
  }
}

function removeLeftovers() {
  for (const folder of globSync(join(IN_MEMORY, 'duka-*-*-??????'))) {
    const [, pid] = /-(\d+)-\w{6}$/.exec(folder) ?? [];
    if (pid && !isAlive(Number(pid))) removeIfOurs(folder);
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function removeIfOurs(folder) {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // somebody else's
  }
}
