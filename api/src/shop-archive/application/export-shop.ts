import type { AuditEntry, AuditLog } from '../../kernel/audit.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { DRAWING, ORIGINAL } from '../../media/application/serve-picture.js';
import type { FileStore } from '../../downloads/application/ports.js';
import type { PictureStore } from '../../media/application/ports.js';
import { FILES, PARTS, told } from '../domain/parts.js';
import type { Archives, Entry, ShopTables } from './ports.js';

export const MANIFEST = 'duka.json';
export const FORMAT = 1;
export const ORDERS = 'orders';

type Put = (entry: Entry) => Promise<void>;

const text = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

/** The whole shop in one file, all of one moment, written while it is read. */
export class ExportShop {
  constructor(
    private readonly tables: ShopTables,
    private readonly pictures: PictureStore,
    private readonly archives: Archives,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly files: Pick<FileStore, 'read'>,
  ) {}

  /** Who takes it stands in the audit log before the first byte goes. */
  async exportShop(actor: AuditEntry['actor']): Promise<AsyncIterable<Uint8Array>> {
    await this.audit.record({
      ...{ actor, action: 'exportShop', entity: 'shop_archive', entityId: '', changes: {} },
    });
    return this.archives.write((put) => this.unitOfWork.snapshot(() => this.tell(put)));
  }

  private async tell(put: Put): Promise<void> {
    await this.tables.takeTime();
    await put({
      name: MANIFEST,
      content: text({ format: FORMAT, schema: this.tables.schema() }),
    });
    const gone = new Set<unknown>();
    for await (const keys of this.tables.pictures())
      for (const key of keys) if (!(await this.tellPicture(put, key))) gone.add(key);
    const sold = await this.tellFiles(put);
    for (const part of PARTS) {
      let at = 0;
      for await (const rows of this.tables.batches(part)) {
        const kept = rows
          .filter(({ media_key: key }) => !gone.has(key))
          .filter(({ key }) => part.name !== FILES || sold.has(key));
        if (kept.length === 0) continue;
        const content = linesOf(kept.map((row) => told(part, row)));
        await put({ name: nameOf(part.name, (at += 1)), content });
      }
    }
    let at = 0;
    for await (const orders of this.tables.orders())
      await put({ name: nameOf(ORDERS, (at += 1)), content: linesOf(orders) });
  }

  /** The keys of those that are there: a row without its file would be sold, and nobody could download it. */
  private async tellFiles(put: Put): Promise<Set<unknown>> {
    const told = new Set<unknown>();
    for await (const keys of this.tables.files())
      for (const key of keys) {
        const content = await this.files.read(key);
        if (!content) continue;
        await put({ name: `files/${key}`, content });
        told.add(key);
      }
    return told;
  }

  /** False for one whose file is gone: its product shows none here, and has none there. */
  private async tellPicture(put: Put, key: string): Promise<boolean> {
    const content = await this.pictures.read(key, ORIGINAL);
    if (!content) return false;
    await put({ name: `pictures/${key}/${ORIGINAL}`, content });
    const drawing = await this.pictures.read(key, DRAWING);
    if (drawing) await put({ name: `pictures/${key}/${DRAWING}`, content: drawing });
    return true;
  }
}

const nameOf = (part: string, at: number): string => `${part}/${String(at).padStart(6, '0')}.jsonl`;

const linesOf = (rows: readonly unknown[]): Uint8Array =>
  new TextEncoder().encode(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
