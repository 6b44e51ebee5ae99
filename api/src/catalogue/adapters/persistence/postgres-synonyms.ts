import { Injectable } from '@nestjs/common';
import { Ids } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { ListTotals } from '../../../platform/database/list-totals.js';
import { containing } from '../../../platform/database/text-search.js';
import { knownTongues } from '../../../platform/languages/tongues.js';
import type { AdminList, ListRules } from '../../../platform/http/simple-rest.js';
import { Synonyms } from '../../application/edit-synonyms.js';
import { searchWords, type SynonymTerms } from '../../domain/synonym.js';
import { Memo } from './memo.js';
import type { CatalogueTables } from './tables.js';

export const SYNONYM_RULES: ListRules = {
  resource: 'synonyms',
  sorts: ['typed'],
  defaultSort: ['typed', 'ASC'],
  filters: { q: 'text', language: knownTongues() },
};

@Injectable()
export class PostgresSynonyms extends PostgresAdapter<CatalogueTables> implements Synonyms {
  constructor(
    database: Database,
    private readonly totals: ListTotals,
    private readonly ids: Ids,
    private readonly memo: Memo,
  ) {
    super(database);
  }

  async list(list: AdminList): Promise<{ items: (SynonymTerms & { id: string })[]; total: number }> {
    let found = this.tables().selectFrom('search_synonym');
    const ids = list.ids;
    if (ids) found = found.where('id', 'in', ids);
    const q = searchWords(list.text('q') ?? '');
    const language = list.text('language');
    if (language) found = found.where('language', '=', language);
    if (q) found = found.where('typed', 'like', containing(q));
    const direction = list.direction === 'ASC' ? 'asc' : 'desc';
    const items = await found
      .select(['id', 'language', 'typed', 'finds'])
      .orderBy(list.sort === 'id' ? 'id' : 'typed', direction)
      .orderBy('language')
      .limit(list.limit)
      .offset(list.offset)
      .execute();
    return { items, total: await this.totals.of(found) };
  }

  find(id: string): Promise<(SynonymTerms & { id: string }) | undefined> {
    return this.tables()
      .selectFrom('search_synonym')
      .select(['id', 'language', 'typed', 'finds'])
      .where('id', '=', id)
      .executeTakeFirst();
  }

  async add(terms: SynonymTerms): Promise<string | undefined> {
    const row = await this.tables()
      .insertInto('search_synonym')
      .values({ id: this.ids.next(), ...terms })
      .onConflict((conflict) => conflict.columns(['language', 'typed']).doNothing())
      .returning('id')
      .executeTakeFirst();
    this.memo.forget();
    return row?.id;
  }

  async put(id: string, terms: SynonymTerms): Promise<boolean> {
    const row = await this.tables()
      .updateTable('search_synonym as mine')
      .set(terms)
      .where('id', '=', id)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('search_synonym as other')
              .select('other.id')
              .where('other.typed', '=', terms.typed)
              .where('other.language', '=', terms.language)
              .where('other.id', '<>', id),
          ),
        ),
      )
      .returning('id')
      .executeTakeFirst();
    this.memo.forget();
    return row !== undefined;
  }

  async remove(id: string): Promise<boolean> {
    const row = await this.tables()
      .deleteFrom('search_synonym')
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    this.memo.forget();
    return row !== undefined;
  }
}
