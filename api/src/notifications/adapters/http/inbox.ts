import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import type { Email } from 'postal-mime';
import { Config } from '../../../platform/config/config.js';

const NEWEST = 100;
const NAME = /^[\w-]{1,80}$/;

export interface InboxEntry {
  name: string;
  at: Date;
  mail: Email;
}

/** The `.eml` files of a shop without a mail server, newest first. */
@Injectable()
export class Inbox {
  private readonly folder: string;

  constructor(config: Config) {
    this.folder = path.join(config.env.DATA_DIR, 'outbox');
  }

  async newest(): Promise<InboxEntry[]> {
    const files = await readdir(this.folder).catch(() => []);
    const names = files.filter((file) => /^[\w-]+\.eml$/.test(file)).map((file) => file.slice(0, -4));
    const dated = await Promise.all(
      names.map(async (name) => ({ name, at: (await stat(this.file(name))).mtime })),
    );
    dated.sort((a, b) => b.at.getTime() - a.at.getTime() || b.name.localeCompare(a.name));
    return Promise.all(
      dated.slice(0, NEWEST).map(async (entry) => ({ ...entry, mail: await this.parse(entry.name) })),
    );
  }

  async one(name: string): Promise<Email | undefined> {
    if (!NAME.test(name)) return undefined;
    return this.parse(name).catch(() => undefined);
  }

  private async parse(name: string): Promise<Email> {
    const { default: PostalMime } = await import('postal-mime');
    return PostalMime.parse(await readFile(this.file(name)));
  }

  private file(name: string): string {
    return path.join(this.folder, `${name}.eml`);
  }
}
