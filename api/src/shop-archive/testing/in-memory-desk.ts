import type { AuditEntry } from '../../kernel/audit.js';
import { ArchiveDesk } from '../application/ports.js';
import type { Brought } from '../domain/parts.js';
import type { Upload } from '../domain/upload.js';

/** One upload with its pieces; downloads are of the database alone. */
export class InMemoryDesk extends ArchiveDesk {
  kept: Upload | undefined;
  readonly stored = new Map<number, Uint8Array>();
  tries = 0;
  now = new Date('2026-05-01T12:00:00Z');

  override upload(): Promise<Upload | undefined> {
    const received = [...this.stored.values()].reduce((sum, { length }) => sum + length, 0);
    return Promise.resolve(
      this.kept && { ...this.kept, received: this.kept.state === 'receiving' ? received : this.kept.bytes },
    );
  }

  override lockUpload(): Promise<Upload | undefined> {
    return this.upload();
  }

  override begin(id: string, accountId: string, bytes: number): Promise<void> {
    const at = this.now.toISOString();
    this.kept = {
      ...{ id, accountId, state: 'receiving', bytes, received: 0, startedAt: at, touchedAt: at },
      ...{ brought: null, sentence: '' },
    };
    this.stored.clear();
    this.tries = 0;
    return Promise.resolve();
  }

  override keep(id: string, number: number, content: Uint8Array): Promise<boolean> {
    if (!this.is(id, 'receiving')) return Promise.resolve(false);
    if (!this.stored.has(number)) this.stored.set(number, content);
    this.change({});
    return Promise.resolve(true);
  }

  override async isToBeFilled(id: string): Promise<boolean> {
    const upload = await this.upload();
    if (!upload || !this.is(id, 'receiving') || upload.received < upload.bytes) return false;
    this.change({ state: 'filling' });
    return true;
  }

  override beginFilling(id: string): Promise<{ tries: number; actor: AuditEntry['actor'] } | undefined> {
    if (!this.kept || !this.is(id, 'filling')) return Promise.resolve(undefined);
    this.tries += 1;
    const actor = { accountId: this.kept.accountId, email: 'ada@example.com' };
    return Promise.resolve({ tries: this.tries, actor });
  }

  override async *pieces(): AsyncIterable<Uint8Array> {
    for (let number = 0; ; number += 1) {
      const piece = await Promise.resolve(this.stored.get(number));
      if (!piece) return;
      yield piece;
    }
  }

  override end(id: string, end: { brought: Brought } | { sentence: string }): Promise<boolean> {
    if (!this.is(id, 'filling')) return Promise.resolve(false);
    this.change({ state: 'brought' in end ? 'done' : 'refused', ...end });
    this.stored.clear();
    return Promise.resolve(true);
  }

  override offer(): Promise<void> {
    return Promise.reject(new Error('no downloads here'));
  }

  override take(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  override forget(): Promise<void> {
    return Promise.resolve();
  }

  private is(id: string, state: Upload['state']): boolean {
    return this.kept?.id === id && this.kept.state === state;
  }

  private change(change: Partial<Upload>): void {
    if (this.kept) this.kept = { ...this.kept, ...change, touchedAt: this.now.toISOString() };
  }
}
