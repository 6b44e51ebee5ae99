import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { cleanHtml } from '../../../platform/html/clean-html.js';
import { containing } from '../../../platform/database/text-search.js';
import { Translations, type LineQuery, type Progress } from '../../application/ports.js';
import type { Line, Original, SentText, TextPlace, TranslationState } from '../../domain/translation.js';
import { KeptGoodsTexts } from './kept-goods-texts.js';
import type { TranslationTables } from './tables.js';

/** What is HTML in the shop's own language is cleaned in the others, too. */
const cleaned = async <T extends SentText>(sent: T): Promise<T> =>
  sent.kind === 'product' && sent.field === 'body' ? { ...sent, text: await cleanHtml(sent.text) } : sent;

const hashOf = (text: string): string => createHash('md5').update(text).digest('hex');

/** Every text with its translation, if it has one; PostgreSQL tells how far each is. */
@Injectable()
export class PostgresTranslations extends PostgresAdapter<TranslationTables> implements Translations {
  constructor(
    database: Database,
    private readonly kept: KeptGoodsTexts,
    private readonly clock: Clock,
  ) {
    super(database);
  }

  async list(query: LineQuery): Promise<{ items: Line[]; total: number }> {
    let found = this.lines(query.language);
    const { kind, owners, places, state, text } = query;
    if (kind) found = found.where('l.kind', '=', kind);
    if (owners) found = found.where('l.owner', 'in', owners);
    if (places)
      found = found.where((eb) =>
        eb.or(
          places.map((place) =>
            eb.and([
              eb('l.kind', '=', place.kind),
              eb('l.owner', '=', place.owner),
              eb('l.field', '=', place.field),
            ]),
          ),
        ),
      );
    if (state) found = found.where('l.state', '=', state);
    if (text)
      found = found.where((eb) =>
        eb.or(
          (['l.text', 'l.translation', 'l.title'] as const).map((column) =>
            eb(column, 'ilike', containing(text)),
          ),
        ),
      );
    const { total } = await found
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const items = await found
      .selectAll('l')
      .orderBy('l.kind')
      .orderBy('l.title')
      .orderBy('l.owner')
      .orderBy('l.field', 'desc')
      .limit(query.limit)
      .offset(query.offset)
      .execute();
    return { items: items.map((line) => ({ ...line, language: query.language })), total };
  }

  async progress(languages: readonly string[]): Promise<Progress[]> {
    const all = await Promise.all(
      languages.map((language) =>
        this.lines(language)
          .select('l.kind')
          .select(({ fn }) => [
            fn.countAll<number>().as('total'),
            fn.countAll<number>().filterWhere('l.state', '=', 'missing').as('missing'),
            fn.countAll<number>().filterWhere('l.state', '=', 'draft').as('draft'),
            fn.countAll<number>().filterWhere('l.state', '=', 'check').as('check'),
          ])
          .groupBy('l.kind')
          .orderBy('l.kind')
          .execute(),
      ),
    );
    return languages.flatMap((language, at) => (all[at] ?? []).map((row) => ({ language, ...row })));
  }

  /** All texts with what they are in a language. */
  private lines(language: string) {
    const lines = this.tables()
      .selectFrom('translatable as o')
      .leftJoin('translation as t', (join) =>
        join
          .onRef('t.kind', '=', 'o.kind')
          .onRef('t.owner', '=', 'o.owner')
          .onRef('t.field', '=', 'o.field')
          .on('t.language', '=', language),
      )
      .select(['o.kind', 'o.owner', 'o.field', 'o.text', 'o.title', 'o.has_lines as hasLines'])
      .select(({ fn, val }) => fn.coalesce('t.text', val('')).as('translation'))
      .select((eb) =>
        eb
          .case()
          .when('t.text', 'is', null)
          .then<TranslationState>('missing')
          .when('t.is_draft', '=', true)
          .then<TranslationState>('draft')
          .when('t.made_from', '<>', eb.fn<string>('md5', ['o.text']))
          .then<TranslationState>('check')
          .else<TranslationState>('done')
          .end()
          .as('state'),
      );
    return this.tables().selectFrom(lines.as('l'));
  }

  async originals(places: readonly TextPlace[]): Promise<Original[]> {
    const kinds = Map.groupBy(places, ({ kind }) => kind);
    const found = await Promise.all(
      [...kinds].map(([kind, of]) =>
        this.tables()
          .selectFrom('translatable')
          .select(['kind', 'owner', 'field', 'text', 'title', 'has_lines as hasLines'])
          .where('kind', '=', kind)
          .where('owner', 'in', [...new Set(of.map(({ owner }) => owner))])
          .execute(),
      ),
    );
    return found.flat();
  }

  async put(texts: readonly (SentText & { original: string; isDraft: boolean })[]): Promise<number> {
    if (texts.length === 0) return 0;
    const clean = await Promise.all(texts.map(cleaned));
    const rows = clean.map(({ kind, owner, language, field, text, original, isDraft }) => ({
      ...{ kind, owner, language, field, text },
      ...{ made_from: hashOf(original), is_draft: isDraft, updated_at: this.clock.now() },
    }));
    const changed = await this.tables()
      .insertInto('translation')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'owner', 'language', 'field'])
          .doUpdateSet(({ ref }) => ({
            text: ref('excluded.text'),
            made_from: ref('excluded.made_from'),
            is_draft: ref('excluded.is_draft'),
            updated_at: ref('excluded.updated_at'),
          }))
          .where((eb) =>
            eb.and([
              eb.or([eb('translation.is_draft', '=', true), eb('excluded.is_draft', '=', false)]),
              eb.or([
                eb('translation.text', '<>', eb.ref('excluded.text')),
                eb('translation.made_from', '<>', eb.ref('excluded.made_from')),
                eb('translation.is_draft', '<>', eb.ref('excluded.is_draft')),
              ]),
            ]),
          ),
      )
      .returning('field')
      .execute();
    this.kept.forget();
    return changed.length;
  }

  async remove(texts: readonly Omit<SentText, 'text'>[]): Promise<number> {
    if (texts.length === 0) return 0;
    const gone = await this.tables()
      .deleteFrom('translation')
      .where(({ eb, or }) =>
        or(texts.map(({ kind, owner, language, field }) => eb.and({ kind, owner, language, field }))),
      )
      .returning('field')
      .execute();
    this.kept.forget();
    return gone.length;
  }
}
