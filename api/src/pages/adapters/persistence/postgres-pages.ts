import { Injectable } from '@nestjs/common';
import type { accountSchema } from '../../../accounts/adapters/persistence/account.schema.js';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { member } from '../../../platform/database/json-member.js';
import type { Tables } from '../../../platform/database/tables.js';
import { Pages, type NewPage, type PageChanges, type ShownPage } from '../../application/ports.js';
import type { Content } from '../../domain/content.js';
import { MOST_PAGES, type Page, type PageSummary, type PageVersion } from '../../domain/page.js';
import { dateOf, shownContent, shownMoment, toPage } from './page-rows.js';
import { keepPageTexts } from './page-texts-kept.js';
import type { pageSchema, pageVersionSchema } from './page.schema.js';

type PageTables = Tables<typeof pageSchema | typeof pageVersionSchema | typeof accountSchema>;

const MOST_VERSIONS = 50;

@Injectable()
export class PostgresPages extends PostgresAdapter<PageTables> implements Pages {
  constructor(
    database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    super(database);
  }

  async find(id: string): Promise<Page | undefined> {
    const row = await this.rows().where('page.id', '=', id).executeTakeFirst();
    return row && toPage(row, row.name);
  }

  async at(address: string): Promise<Page | undefined> {
    const row = await this.rows().where('address', '=', address).executeTakeFirst();
    return row && toPage(row, row.name);
  }

  async taken(addresses: readonly string[]): Promise<ReadonlySet<string>> {
    if (addresses.length === 0) return new Set();
    const found = this.tables()
      .selectFrom('page')
      .select('address')
      .where('address', 'in', [...addresses]);
    return new Set((await found.execute()).map(({ address }) => address));
  }

  async list(now: Date): Promise<PageSummary[]> {
    const rows = await this.tables()
      .with('seen', (from) => from.selectFrom('page').selectAll().select(shownContent(now)))
      .selectFrom('seen')
      .leftJoin('account', 'account.id', 'seen.changed_by')
      .select(['seen.id', 'address', 'seen.version', 'seen.updated_at', 'published_at', 'scheduled_at'])
      .select((eb) => [
        member('seen.draft', 'title').as('title'),
        eb('shown', 'is', null).as('isHidden'),
        eb(eb.cast('shown', 'text'), 'is distinct from', eb.cast('draft', 'text')).as('isChanged'),
        'account.name as changedBy',
      ])
      .orderBy('address')
      .limit(MOST_PAGES)
      .execute();
    return rows.map(({ title, isHidden, isChanged, ...row }) => {
      const scheduledAt = dateOf(row.scheduled_at);
      const seen = isHidden ? 'draft' : isChanged ? 'changed' : 'published';
      return {
        ...{ id: row.id, address: row.address, title: title ?? '', version: row.version, scheduledAt },
        state: scheduledAt && scheduledAt > now ? 'scheduled' : seen,
        publishedAt: dateOf(row.published_at),
        updatedAt: new Date(row.updated_at),
        changedBy: row.changedBy,
      };
    });
  }

  async shown(now: Date): Promise<ShownPage[]> {
    const rows = await this.tables()
      .with('seen', (from) =>
        from
          .selectFrom('page')
          .select(['id', 'address'])
          .select([shownContent(now), shownMoment(now)]),
      )
      .selectFrom('seen')
      .select(['id', 'address', 'since', member('seen.shown', 'title').as('title')])
      .where('shown', 'is not', null)
      .orderBy('address')
      .limit(MOST_PAGES)
      .execute();
    return rows.map(({ id, address, title, since }) => ({
      ...{ id, address, title: title ?? '', updatedAt: new Date(since ?? now) },
    }));
  }

  async count(): Promise<number> {
    const counted = this.tables()
      .selectFrom('page')
      .select((eb) => eb.fn.countAll<number>().as('pages'));
    return Number((await counted.executeTakeFirstOrThrow()).pages);
  }

  async add({ id, address, draft, by }: NewPage): Promise<boolean> {
    const now = this.clock.now();
    const times = { created_at: now, updated_at: now };
    const row = await this.tables()
      .insertInto('page')
      .values({ id, address, draft: JSON.stringify(draft), ...times, version: 1, changed_by: by })
      .onConflict((conflict) => conflict.column('address').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row) await keepPageTexts(this.database, id, [draft]);
    return row !== undefined;
  }

  async save(id: string, version: number, changes: PageChanges): Promise<boolean> {
    const { address, draft, published, scheduled, publishedAt, scheduledAt, by } = changes;
    const json = (content: Content | null) => (content === null ? null : JSON.stringify(content));
    const row = await this.tables()
      .updateTable('page')
      .set({
        ...(address === undefined ? {} : { address }),
        ...(draft === undefined ? {} : { draft: JSON.stringify(draft) }),
        ...(published === undefined ? {} : { published: json(published) }),
        ...(publishedAt === undefined ? {} : { published_at: publishedAt }),
        ...(scheduled === undefined ? {} : { scheduled: json(scheduled) }),
        ...(scheduledAt === undefined ? {} : { scheduled_at: scheduledAt }),
        updated_at: this.clock.now(),
        changed_by: by,
        version: version + 1,
      })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning(['draft', 'published', 'scheduled'])
      .executeTakeFirst();
    if (row) await keepPageTexts(this.database, id, [row.draft, row.published, row.scheduled]);
    return row !== undefined;
  }

  async remove(id: string): Promise<void> {
    await this.tables().deleteFrom('page').where('id', '=', id).execute();
  }

  async history(id: string): Promise<PageVersion[]> {
    const rows = await this.versions(id)
      .select(['id', 'published_at', member('content', 'title').as('title')])
      .limit(MOST_VERSIONS)
      .execute();
    return rows.map(({ id: versionId, title, published_at }) => ({
      ...{ id: versionId, title: title ?? '', publishedAt: new Date(published_at) },
    }));
  }

  async once(id: string, versionId: string): Promise<Content | undefined> {
    const row = await this.versions(id).select('content').where('id', '=', versionId).executeTakeFirst();
    return row?.content;
  }

  async remember(id: string, content: Content, publishedAt: Date): Promise<void> {
    const row = { page_id: id, content: JSON.stringify(content), published_at: publishedAt };
    await this.tables()
      .insertInto('page_version')
      .values({ id: this.ids.next(), ...row })
      .execute();
    await this.tables()
      .deleteFrom('page_version')
      .where('id', 'in', this.versions(id).select('id').offset(MOST_VERSIONS))
      .execute();
  }

  /** The newest first. */
  private versions(id: string) {
    return this.tables()
      .selectFrom('page_version')
      .where('page_id', '=', id)
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc');
  }

  private rows() {
    return this.tables()
      .selectFrom('page')
      .leftJoin('account', 'account.id', 'page.changed_by')
      .selectAll('page')
      .select('account.name');
  }
}
