import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** As systemd does by `RestartSec=1`. */
const RESTART_MS = 1_000;

export interface Recipe {
  command: readonly string[];
  env?: Record<string, string>;
  folder?: string;
}

/** A service of a node: started again a second after it has ended, until it is told to stay away. */
export class Part {
  private child: ChildProcess | undefined;
  private isWanted = false;
  private ended: Promise<unknown> = Promise.resolve();

  /**
   * @param enter what leads a command into the node
   * @param recipe asked at each start: a new version may lie there
   */
  constructor(
    private readonly enter: () => readonly string[],
    private readonly recipe: () => Recipe,
    readonly logFile: string,
  ) {}

  start(): void {
    if (this.isWanted) return;
    this.isWanted = true;
    this.ended = this.keepRunning();
  }

  /** The process itself: what leads it into the node is its parent. */
  get pid(): number {
    const parent = this.child?.pid ?? 0;
    return Number(readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ')[0]);
  }

  /** Ends it as a crash would; it is started again. */
  crash(): void {
    process.kill(this.pid, 'SIGKILL');
  }

  /** Ends it, and it stays away. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.isWanted = false;
    if (this.child && this.child.exitCode === null && this.child.signalCode === null)
      process.kill(this.pid, signal);
    await this.ended;
  }

  /** The node has no power any more: nothing is started again. */
  async isGone(): Promise<void> {
    this.isWanted = false;
    this.child?.kill('SIGKILL');
    await this.ended;
  }

  private async keepRunning(): Promise<void> {
    while (this.isWanted) {
      const { command, env, folder = '/' } = this.recipe();
      const [program = '', ...words] = this.enter();
      const log = openSync(this.logFile, 'a');
      this.child = spawn(program, [...words, 'sh', '-c', `cd ${folder} && exec "$@"`, 'sh', ...command], {
        stdio: ['ignore', log, log],
        env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8', ...env },
      });
      closeSync(log);
      await once(this.child, 'exit');
      if (this.isWanted) await pause(RESTART_MS);
    }
  }
}
