import { Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { Clock } from '../../../kernel/clock.js';
import { Wordings, type Wording } from '../../../kernel/wordings.js';
import { compiledOnce, type PlaceOf } from '../../../platform/database/compiled-once.js';
import { Database } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { wordingSchema } from './wording.schema.js';

type WordingTables = Tables<typeof wordingSchema>;

const wordings = (db: Kysely<WordingTables>) =>
  db.selectFrom('wording').select(['language', 'key', 'text']).orderBy('language').orderBy('key');

const wordingsIn = compiledOnce((db: Kysely<WordingTables>, place: PlaceOf<{ languages: string[] }>) =>
  wordings(db).where('language', '=', (eb) => eb.fn.any(eb.val(place('languages')))),
);

/** Read at every letter and paper: an edit holds at once, in every process. */
@Injectable()
export class PostgresWordings implements Wordings {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  of(languages?: readonly string[]): Promise<Wording[]> {
    const db = this.database.sql<WordingTables>();
    return languages ? wordingsIn(db, { languages: [...languages] }) : wordings(db).execute();
  }

  async save(worded: readonly Wording[]): Promise<void> {
    const sql = this.database.sql<WordingTables>();
    const gone = worded.filter(({ text }) => text === '');
    if (gone.length > 0)
      await sql
        .deleteFrom('wording')
        .where((eb) => eb.or(gone.map(({ language, key }) => eb.and({ language, key }))))
        .execute();
    const kept = worded.filter(({ text }) => text !== '');
    if (kept.length === 0) return;
    await sql
      .insertInto('wording')
      .values(kept.map((one) => ({ ...one, updated_at: this.clock.now() })))
      .onConflict((clash) =>
        clash.columns(['language', 'key']).doUpdateSet((eb) => ({
          text: eb.ref('excluded.text'),
          updated_at: eb.ref('excluded.updated_at'),
        })),
      )
      .execute();
  }
}
