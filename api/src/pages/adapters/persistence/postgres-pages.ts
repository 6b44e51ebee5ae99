import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import { Pages, type NewPage, type PageChanges } from '../../application/ports.js';
import type { Content } from '../../domain/content.js';
import { MOST_PAGES, type Page, type PageVersion } from '../../domain/page.js';
import type { pageSchema, pageVersionSchema } from './page.schema.js';

type PageTables = Tables<typeof pageSchema | typeof pageVersionSchema>;

const MOST_VERSIONS = 50;

@Injectable()
export class PostgresPages extends Pages {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    super();
  }

  override async find(id: string): Promise<Page | undefined> {
    const row = await this.rows().where('id', '=', id).executeTakeFirst();
    return row && toPage(row);
  }

  override async at(address: string): Promise<Page | undefined> {
    const row = await this.rows().where('address', '=', address).executeTakeFirst();
    return row && toPage(row);
  }

  override async all(): Promise<Page[]> {
    return (await this.rows().orderBy('address').limit(MOST_PAGES).execute()).map(toPage);
  }

  override async count(): Promise<number> {
    const counted = this.tables()
      .selectFrom('page')
      .select((eb) => eb.fn.countAll<number>().as('pages'));
    return Number((await counted.executeTakeFirstOrThrow()).pages);
  }

  override async add({ id, address, draft }: NewPage): Promise<boolean> {
    const now = this.clock.now();
    const row = await this.tables()
      .insertInto('page')
      .values({ id, address, draft: JSON.stringify(draft), created_at: now, updated_at: now, version: 1 })
      .onConflict((conflict) => conflict.column('address').doNothing())
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  override async save(id: string, version: number, changes: PageChanges): Promise<boolean> {
    const { draft, published, scheduled, publishedAt, scheduledAt } = changes;
    const json = (content: Content | null) => (content === null ? null : JSON.stringify(content));
    const row = await this.tables()
      .updateTable('page')
      .set({
        ...(draft === undefined ? {} : { draft: JSON.stringify(draft) }),
        ...(published === undefined ? {} : { published: json(published) }),
        ...(publishedAt === undefined ? {} : { published_at: publishedAt }),
        ...(scheduled === undefined ? {} : { scheduled: json(scheduled) }),
        ...(scheduledAt === undefined ? {} : { scheduled_at: scheduledAt }),
        updated_at: this.clock.now(),
        version: version + 1,
      })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  override async remove(id: string): Promise<void> {
    await this.tables().deleteFrom('page').where('id', '=', id).execute();
  }

  override async history(id: string): Promise<PageVersion[]> {
    const rows = await this.tables()
      .selectFrom('page_version')
      .select(['id', 'content', 'published_at'])
      .where('page_id', '=', id)
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST_VERSIONS)
      .execute();
    return rows.map(({ id: versionId, content, published_at }) => ({
      ...{ id: versionId, content, publishedAt: new Date(published_at) },
    }));
  }

  override async remember(id: string, content: Content, publishedAt: Date): Promise<void> {
    const row = { page_id: id, content: JSON.stringify(content), published_at: publishedAt };
    await this.tables()
      .insertInto('page_version')
      .values({ id: this.ids.next(), ...row })
      .execute();
  }

  private rows() {
    return this.tables().selectFrom('page').selectAll();
  }

  private tables() {
    return this.database.sql<PageTables>();
  }
}

function toPage(row: Selectable<PageTables['page']>): Page {
  const { id, address, draft, published, scheduled, version } = row;
  return {
    ...{ id, address, draft, published, scheduled, version },
    publishedAt: dateOf(row.published_at),
    scheduledAt: dateOf(row.scheduled_at),
    updatedAt: new Date(row.updated_at),
  };
}

const dateOf = (at: string | null): Date | null => (at === null ? null : new Date(at));
