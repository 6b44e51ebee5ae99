import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { LanguageSearch } from '../../application/worded-search.js';
import { Memo } from './memo.js';

/** So many are told; whoever leafs further than that types another word. */
const MOST = 400;

/** By the function `products_in_language`, which knows the stems of the languages that PostgreSQL has dictionaries for. */
@Injectable()
export class PostgresLanguageSearch extends LanguageSearch {
  constructor(
    private readonly database: Database,
    private readonly memo: Memo,
  ) {
    super();
  }

  override products(text: string, language: string, isOwn: boolean): Promise<readonly string[]> {
    return this.memo.get(`in ${language} ${text}`, async () => {
      const { ids } = await this.database
        .replica<object>()
        .selectNoFrom(({ fn, val }) =>
          fn<string[]>('products_in_language', [val(language), val(text), val(isOwn), val(MOST)]).as('ids'),
        )
        .executeTakeFirstOrThrow();
      return ids;
    });
  }
}
