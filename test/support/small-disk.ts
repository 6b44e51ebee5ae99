import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const MB = 2 ** 20;

/** A disk in memory that can be filled up to its last byte; only root may have one, others go on without. */
export class SmallDisk {
  private constructor(
    readonly folder: string,
    readonly isMounted: boolean,
  ) {}

  /** @param folder an empty one @param megabytes its size */
  static mount(folder: string, megabytes: number): SmallDisk {
    chmodSync(folder, 0o755);
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder];
    return new SmallDisk(folder, process.getuid?.() === 0 && spawnSync('mount', options).status === 0);
  }

  /** Takes all the space that is left. */
  fill(): void {
    if (!this.isMounted) return;
    const ballast = openSync(this.ballast, 'w');
    try {
      for (let size = MB; size >= 1; size = Math.floor(size / 2))
        try {
          for (;;) if (writeSync(ballast, Buffer.alloc(size, 1)) < size) break;
        } catch {
          // full for a piece of this size
        }
    } finally {
      closeSync(ballast);
    }
  }

  /** Gives it back. */
  free(): void {
    rmSync(this.ballast, { force: true });
  }

  /** Takes it away, with what is on it. */
  remove(): void {
    if (this.isMounted) spawnSync('umount', ['-l', this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get ballast(): string {
    return join(this.folder, 'ballast');
  }
}
