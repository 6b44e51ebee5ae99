import { Injectable } from '@nestjs/common';
import type { SharedKind } from '../../../kernel/goods-texts.js';
import { TextBook, type SaidText, type TextChange, keyOfPlace } from '../../../kernel/text-book.js';
import { Database } from '../../../platform/database/database.js';
import { Translations } from '../../application/ports.js';
import type { TranslationTables } from './tables.js';

const SHARED: readonly SharedKind[] = ['category', 'field', 'word'];
/** What is no draft, as files have it. */
@Injectable()
export class PostgresTextBook implements TextBook {
  constructor(
    private readonly database: Database,
    private readonly translations: Translations,
  ) {}

  async ofProducts(ids: readonly string[]): Promise<SaidText[]> {
    if (ids.length === 0) return [];
    return this.said()
      .where('kind', '=', 'product')
      .where((eb) => eb('owner', '=', eb.fn.any(eb.val([...ids]))))
      .execute();
  }

  async shared(): Promise<(SaidText & { kind: SharedKind })[]> {
    const rows = await this.said()
      .where('kind', 'in', [...SHARED])
      .execute();
    return rows.map((row) => ({ ...row, kind: row.kind as SharedKind }));
  }

  async change(changes: readonly TextChange[]): Promise<boolean> {
    if (changes.length === 0) return true;
    const rows = await this.said()
      .where('owner', 'in', [...new Set(changes.map(({ owner }) => owner))])
      .forUpdate()
      .execute();
    const now = new Map(rows.map((row) => [keyOfPlace(row), row.text]));
    if (changes.some((one) => ![one.from, one.to].includes(now.get(keyOfPlace(one)) ?? ''))) return false;
    const kept = changes.filter(({ to }) => to !== '');
    await this.translations.put(
      kept.map(({ to, from: _, ...place }) => ({ ...place, text: to, isDraft: false })),
    );
    await this.translations.remove(changes.filter(({ to }) => to === ''));
    return true;
  }

  private said() {
    return this.database
      .sql<TranslationTables>()
      .selectFrom('translation')
      .select(['kind', 'owner', 'field', 'language', 'text'])
      .where('is_draft', '=', false);
  }
}
