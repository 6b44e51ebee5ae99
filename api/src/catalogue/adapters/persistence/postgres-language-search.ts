import { Injectable } from '@nestjs/common';
import { baseOf, familyOf, LANGUAGE } from '../../../kernel/languages.js';
import { Database } from '../../../platform/database/database.js';
import { LanguageSearch } from '../../application/worded-search.js';
import { otherWords, type FindsOf } from '../../domain/synonym.js';
import { Memo } from './memo.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { productTextSchema } from '../../../translations/adapters/persistence/product-text.schema.js';
import type { CatalogueTables } from './tables.js';

type SearchTables = CatalogueTables & Tables<typeof productTextSchema>;

/** So many are told; whoever leafs further than that types another word. */
const MOST = 400;

/** By the function `products_in_language`, which knows the stems of the languages that PostgreSQL has dictionaries for. */
@Injectable()
export class PostgresLanguageSearch implements LanguageSearch {
  constructor(
    private readonly database: Database,
    private readonly memo: Memo,
  ) {}

  async products(text: string, language: string, isOwn: boolean): Promise<readonly string[]> {
    const synonyms = await this.memo.get('synonyms of languages', () => this.synonyms());
    const other = otherWords(text, synonyms.get(baseOf(language)) ?? new Map());
    if (!other) return this.found(text, language, isOwn);
    const [own = [], ...others] = await Promise.all(
      [text, ...other.texts].map((one) => this.found(one, language, isOwn)),
    );
    // what was typed by itself comes first where anything is called so; otherwise it found what is merely written alike
    const isCalled = await this.isCalled(other.typed, language, isOwn);
    const all = isCalled ? [own, ...others] : [...others, own];
    return [...new Set(all.flat())].slice(0, MOST);
  }

  /** What a region says stands before what its base does. */
  private async found(text: string, language: string, isOwn: boolean): Promise<readonly string[]> {
    const all = await Promise.all(familyOf(language).map((tag) => this.foundIn(tag, text, isOwn)));
    return [...new Set(all.flat())].slice(0, MOST);
  }

  private foundIn(language: string, text: string, isOwn: boolean): Promise<readonly string[]> {
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

  /** By what is typed, in each language. */
  private async synonyms(): Promise<ReadonlyMap<string, FindsOf>> {
    const rows = await this.tables()
      .selectFrom('search_synonym')
      .select(['language', 'typed', 'finds'])
      .where('language', '<>', LANGUAGE)
      .execute();
    const languages = Map.groupBy(rows, ({ language }) => language);
    return new Map(
      [...languages].map(([language, all]) => [
        language,
        new Map(all.map(({ typed, finds }) => [typed, finds])),
      ]),
    );
  }

  /** Whether goods have these words, as they are translated or, in the shop's own language, as they are. */
  private isCalled(typed: string, language: string, isOwn: boolean): Promise<boolean> {
    return this.memo.get(`called in ${language} ${typed}`, async () => {
      const [translated, own] = await Promise.all([
        this.tables()
          .selectFrom('product_text')
          .select('product_id')
          .where('language', 'in', familyOf(language))
          .where(({ eb, fn, val }) =>
            eb('search', '@@', fn<string>('plainto_tsquery', [val('simple'), val(typed)])),
          )
          .limit(1)
          .executeTakeFirst(),
        isOwn
          ? this.tables()
              .selectFrom('product')
              .select('id')
              .where('status', '=', 'active')
              .where(({ eb, fn, val }) =>
                eb('search', '@@', fn<string>('plainto_tsquery', [val('simple'), val(typed)])),
              )
              .limit(1)
              .executeTakeFirst()
          : undefined,
      ]);
      return translated !== undefined || own !== undefined;
    });
  }

  private tables() {
    return this.database.replica<SearchTables>();
  }
}
