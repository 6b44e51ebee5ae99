import type { Passwords } from '../../accounts/application/ports.js';
import type { AuditEntry, AuditLog } from '../../kernel/audit.js';
import type { Ids } from '../../kernel/ids.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { FileStore } from '../../downloads/application/ports.js';
import type { AdoptPictures } from '../../media/application/adopt-pictures.js';
import type { DrawingCleaner, PictureStore } from '../../media/application/ports.js';
import { DRAWING, ORIGINAL } from '../../media/application/serve-picture.js';
import { PARTS, type Brought, type Given, type Row } from '../domain/parts.js';
import { NotAnArchive, ShopNotEmpty } from '../domain/refusals.js';
import { FORMAT, MANIFEST, ORDERS } from './export-shop.js';
import { fileThatCame } from './file-that-came.js';
import type { Archives, Entry, HistoricOrder, ShopTables } from './ports.js';

const PICTURE = /^pictures\/([\w-]{1,100})\/([\w.-]{1,40})$/;
const SOLD = /^files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const ROWS = /^([a-z-]+)\/\d{6}\.jsonl$/;

/** An empty shop becomes the one of an archive: all of it, or nothing where anything of it is wrong. */
export class ImportShop {
  constructor(
    private readonly tables: ShopTables,
    private readonly pictures: PictureStore,
    private readonly adopt: AdoptPictures,
    private readonly drawings: DrawingCleaner,
    private readonly archives: Archives,
    private readonly passwords: Passwords,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
    private readonly files: Pick<FileStore, 'write' | 'remove'>,
  ) {}

  /** @throws ShopNotEmpty, NotAnArchive */
  async importShop(actor: AuditEntry['actor'], body: AsyncIterable<Uint8Array>): Promise<Brought> {
    const files = new Map<string, number>();
    const passwordHash = await this.passwords.hashOfNone();
    const given = { actorId: actor.accountId, passwordHash, fileThatCame: fileThatCame(files) };
    let isBegun = false;
    const filled = this.unitOfWork.run(async () => {
      // a transaction that is tried again would find the end of the file
      if (isBegun) throw new NotAnArchive('The shop was changed meanwhile; send the archive again');
      isBegun = true;
      await this.tables.takeTime();
      if (!(await this.tables.isEmpty())) throw new ShopNotEmpty();
      for (const part of PARTS.toReversed()) if (part.replaces === true) await this.tables.clear(part);
      const brought = await this.takeAll(body, given, files);
      await this.tables.settle();
      await this.audit.record({
        ...{ actor, action: 'importShop', entity: 'shop_archive', entityId: '', changes: { ...brought } },
      });
      return brought;
    });
    return filled.finally(() => this.removeUnnamed(files).catch(() => undefined));
  }

  /** Files that no row names: all of them where the archive was refused. */
  private async removeUnnamed(files: ReadonlyMap<string, number>): Promise<void> {
    if (files.size === 0) return;
    const unnamed = new Set(files.keys());
    for await (const keys of this.tables.files()) for (const key of keys) unnamed.delete(key);
    for (const key of unnamed) await this.files.remove(key);
  }

  private async takeAll(
    body: AsyncIterable<Uint8Array>,
    given: Given,
    files: Map<string, number>,
  ): Promise<Brought> {
    const brought: Record<string, number> = {};
    const importId = this.ids.next();
    let [place, pictured] = [-1, ''];
    for await (const entry of this.archives.read(body)) {
      if (place === -1) {
        this.checkManifest(entry);
        place = 0;
        continue;
      }
      const [, key, file] = PICTURE.exec(entry.name) ?? [];
      if (key !== undefined && file !== undefined && place === 0) {
        if (file === DRAWING && key === pictured) await this.takeDrawing(key, entry);
        else await this.takePicture(key, file, entry);
        if (file === ORIGINAL) brought['pictures'] = (brought['pictures'] ?? 0) + 1;
        pictured = key;
        continue;
      }
      const [, sold] = SOLD.exec(entry.name) ?? [];
      if (sold !== undefined && place === 0) {
        files.set(sold, entry.content.length);
        await this.files.write(sold, entry.content);
        brought['files'] = (brought['files'] ?? 0) + 1;
        continue;
      }
      const [, name = ''] = ROWS.exec(entry.name) ?? [];
      const at = name === ORDERS ? PARTS.length : PARTS.findIndex((part) => part.name === name);
      if (at === -1 || at + 1 < place) throw new NotAnArchive(`“${entry.name}” has no place in an archive`);
      place = at + 1;
      const rows = rowsOf(entry);
      const part = PARTS[at];
      if (part?.replaces === 'brought' && !(name in brought)) await this.tables.clear(part);
      await this.takeRows(at, rows, given, importId);
      brought[name] = (brought[name] ?? 0) + rows.length;
    }
    if (place === -1) throw new NotAnArchive('The file is empty');
    return brought;
  }

  private async takeRows(at: number, rows: readonly Row[], given: Given, importId: string): Promise<void> {
    const part = PARTS[at];
    if (!part) return this.tables.insertOrders(importId, rows as unknown as HistoricOrder[]);
    await this.tables.insert(
      part,
      rows.map((row) => {
        const [column, values] = part.only ?? [];
        if (column && part.name !== 'customers' && !values?.includes(String(row[column])))
          throw new NotAnArchive(`${part.name}: “${String(row[column])}” has no place in an archive`);
        const rest = Object.fromEntries(
          Object.entries(row).filter(([column]) => !part.stays?.includes(column)),
        );
        return part.into ? part.into(rest, given) : rest;
      }),
    );
  }

  private checkManifest({ name, content }: Entry): void {
    const known = name === MANIFEST ? (parsed(content) as { format?: unknown; schema?: unknown }) : undefined;
    if (known?.format !== FORMAT || typeof known.schema !== 'string')
      throw new NotAnArchive('The file is no archive of a shop');
    if (known.schema > this.tables.schema())
      throw new NotAnArchive('The archive is of a newer version of Duka; update this shop first');
  }

  /** A picture is what its key says, or none. */
  private async takePicture(key: string, file: string, { name, content }: Entry): Promise<void> {
    if (file !== ORIGINAL) throw new NotAnArchive(`“${name}” has no place in an archive`);
    if (!(await this.adopt.bringPicture(key, content)))
      throw new NotAnArchive(`“${name}” is not the picture of its name`);
  }

  /** Of a picture that came with it, and never over one of this shop: nothing says of which picture a drawing is. */
  private async takeDrawing(key: string, { content }: Entry): Promise<void> {
    const clean = await this.drawings.clean(new TextDecoder().decode(content));
    if (clean === undefined || (await this.pictures.read(key, DRAWING))) return;
    await this.pictures.write(key, DRAWING, new TextEncoder().encode(clean));
  }
}

function parsed(content: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(content));
  } catch {
    return undefined;
  }
}

function rowsOf({ name, content }: Entry): Row[] {
  return new TextDecoder()
    .decode(content)
    .split('\n')
    .filter(Boolean)
    .map((line, at) => {
      const row = parsed(new TextEncoder().encode(line));
      if (typeof row !== 'object' || row === null || Array.isArray(row))
        throw new NotAnArchive(`${name}, line ${at + 1}: it cannot be read`);
      return row as Row;
    });
}
