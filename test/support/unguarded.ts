import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const api = fileURLToPath(new URL('../../api/', import.meta.url));

const COPY = join('node_modules', '@duka', 'api');
/** What the API reads beside its own files: the folders of languages. */
const MESSAGES = join('storefront', 'app', 'platform', 'messages');

export interface Patch {
  /** Below `api/dist`. */
  file: string;
  from: string;
  to: string;
}

/**
 * A copy of the built API with a guard taken out, to prove that a race without it is seen, or with a file that it has not,
 * by its path below `api/dist`. The product knows nothing of it: the copy is made here, run once and removed. The sandbox's
 * server finds it as `@duka/api`.
 */
export class UnguardedApi {
  private readonly dir = mkdtempSync(join(api, '.unguarded-'));

  constructor(patches: readonly Patch[], added: Readonly<Record<string, string>> = {}) {
    try {
      cpSync(join(api, 'package.json'), join(this.dir, COPY, 'package.json'));
      cpSync(join(api, 'dist'), join(this.dir, COPY, 'dist'), { recursive: true });
      cpSync(join(api, '..', MESSAGES), join(this.dir, 'node_modules', '@duka', MESSAGES), {
        recursive: true,
      });
      cpSync(join(api, 'sandbox', 'package.json'), join(this.dir, 'package.json'));
      cpSync(join(api, 'sandbox', 'dist'), this.dir, { recursive: true });
      // patched are the files, so they are what is started
      rmSync(join(this.dir, 'bundle'), { recursive: true });
      for (const patch of patches) this.takeOut(patch);
      for (const [file, text] of Object.entries(added)) this.add(file, text);
    } catch (error) {
      this.remove();
      throw error;
    }
  }

  get main(): string {
    return join(this.dir, 'main.js');
  }

  private takeOut({ file, from, to }: Patch): void {
    const path = join(this.dir, COPY, 'dist', file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no "${from}" to take out`);
    writeFileSync(path, text.replaceAll(from, to));
  }

  private add(file: string, text: string): void {
    const path = join(this.dir, COPY, 'dist', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }
}
