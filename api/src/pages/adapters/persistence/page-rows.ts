import { expressionBuilder, type Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Page } from '../../domain/page.js';
import type { pageSchema } from './page.schema.js';

type PageTable = Tables<typeof pageSchema>;

const eb = expressionBuilder<PageTable, 'page'>();

/** What `shownAt` says, as a column. */
export const shownContent = (now: Date) =>
  eb
    .case()
    .when('scheduled_at', '<=', now.toISOString())
    .then(eb.ref('scheduled'))
    .else(eb.ref('published'))
    .end()
    .as('shown');

/** What `shownSince` says, as a column. */
export const shownMoment = (now: Date) =>
  eb
    .case()
    .when('scheduled_at', '<=', now.toISOString())
    .then(eb.ref('scheduled_at'))
    // it was not kept where a page was scheduled twice
    .else(eb.fn.coalesce('published_at', 'updated_at'))
    .end()
    .as('since');

export const dateOf = (at: string | null): Date | null => (at === null ? null : new Date(at));

export function toPage(row: Selectable<PageTable['page']>, changedBy: string | null): Page {
  const { id, address, draft, published, scheduled, version } = row;
  return {
    ...{ id, address, draft, published, scheduled, version, changedBy },
    publishedAt: dateOf(row.published_at),
    scheduledAt: dateOf(row.scheduled_at),
    updatedAt: new Date(row.updated_at),
  };
}
