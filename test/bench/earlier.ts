import { execFileSync, type StdioOptions } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { root } from './servers.ts';

/** A project that is built, and what to do with it in the end. */
export interface Project {
  folder: string;
  close: () => Promise<void>;
}

/**
 * The project as it was at `commit`, with its own packages, built in a folder of its own for as long as it is needed;
 * or the one in that folder, which stays. @param builds the scripts that build what is wanted of it
 */
export async function projectAt(commit: string, builds: readonly string[] = ['build:api']): Promise<Project> {
  if (existsSync(join(commit, 'package.json')))
    return { folder: resolve(commit), close: () => Promise.resolve() };
  const folder = mkdtempSync(join(tmpdir(), 'duka-earlier-'));
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, stdio: QUIET, env: ownNode(folder) });
  const close = () => {
    execFileSync('git', ['worktree', 'remove', '--force', folder], { cwd: root, stdio: QUIET });
    rmSync(folder, { recursive: true, force: true });
    return Promise.resolve();
  };
  try {
    execFileSync('git', ['worktree', 'add', '--detach', folder, commit], { cwd: root, stdio: QUIET });
    run('npm', 'ci', '--no-audit', '--no-fund');
    for (const build of builds) run('npm', 'run', build);
    return { folder, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const QUIET = ['ignore', 'ignore', 'inherit'] satisfies StdioOptions;

/** A commit runs with the Node.js that it names. */
const ownNode = (folder: string) => ({
  ...process.env,
  PATH: [join(folder, 'node_modules', '.bin'), process.env['PATH']].join(delimiter),
});
