import { KeptReading } from '@duka/serving/kept.js';
import { Injectable } from '@nestjs/common';
import { GoodsTexts, type Texts, type Wording } from '../../../kernel/goods-texts.js';
import { LANGUAGE } from '../../../kernel/languages.js';
import { ShopTerms } from '../../../kernel/shop-terms.js';
import { callersLanguage } from '../../../kernel/tongue.js';
import { Database } from '../../../platform/database/database.js';
import { SharedTexts } from '../../domain/shared-texts.js';
import type { TranslationTables } from './tables.js';

/**
 * What products share, and what categories and fields say, is kept for a second, as are the shop's settings; what is of one
 * product is asked for by one statement for all products of an answer. Whoever reads the shop's own language asks for nothing.
 */
@Injectable()
export class KeptGoodsTexts extends GoodsTexts {
  private readonly shared = new KeptReading(() => this.load());

  constructor(
    private readonly database: Database,
    private readonly terms: ShopTerms,
  ) {
    super();
  }

  override async wording(language?: string): Promise<Wording | undefined> {
    const asked = language ?? callersLanguage();
    if (asked === undefined) return undefined;
    const [own = LANGUAGE, ...others] = (await this.terms.read()).languages;
    if (asked === own || !others.includes(asked)) return undefined;
    const shared = await this.shared.get();
    return {
      language: asked,
      word: (original) => shared.of('word', original, asked)['text'] ?? original,
      category: (original) => shared.of('category', categoryOwner(original), asked)['name'] ?? original,
      of: (kind, owner) => shared.of(kind, owner, asked),
      products: (ids, which) => this.textsOf('product', asked, ids, which),
      pages: (ids, which) => this.textsOf('page', asked, ids, which),
    };
  }

  override async names(
    kind: 'product' | 'category',
    owner: string,
    original: string,
  ): Promise<Texts | undefined> {
    const { languages } = await this.terms.read();
    if (languages.length < 2) return undefined;
    const shared = kind === 'category' ? await this.shared.get() : undefined;
    const own = shared ? undefined : await this.namesOf(owner);
    const named = (tag: string) => shared?.of('category', owner, tag)['name'] ?? own?.get(tag) ?? original;
    return Object.fromEntries(languages.map((tag, at) => [tag, at === 0 ? original : named(tag)]));
  }

  private async namesOf(id: string): Promise<ReadonlyMap<string, string>> {
    const rows = await this.database
      .replica<TranslationTables>()
      .selectFrom('translation')
      .select(['language', 'text'])
      .where('kind', '=', 'product')
      .where('owner', '=', id)
      .where('field', '=', 'name')
      .where('is_draft', '=', false)
      .execute();
    return new Map(rows.map(({ language, text }) => [language, text]));
  }

  override async searched(): Promise<{ language: string; isOwn: boolean } | undefined> {
    const { languages } = await this.terms.read();
    const [own = LANGUAGE, ...others] = languages;
    const asked = callersLanguage();
    const language = asked !== undefined && others.includes(asked) ? asked : own;
    const isOwn = language === own;
    return isOwn && own === LANGUAGE ? undefined : { language, isOwn };
  }

  override async meant(kind: 'word' | 'category', text: string): Promise<readonly string[]> {
    const { languages } = await this.terms.read();
    if (languages.length < 2) return [text];
    return (await this.shared.get()).meant(kind, text, callersLanguage() ?? languages[0] ?? LANGUAGE);
  }

  /** One of them was changed. */
  forget(): void {
    this.shared.forget();
  }

  private async textsOf(
    kind: 'product' | 'page',
    language: string,
    ids: readonly string[],
    which: 'short' | 'all',
  ): Promise<ReadonlyMap<string, Texts>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database
      .replica<TranslationTables>()
      .selectFrom('translation')
      .select(['owner', 'field', 'text'])
      .where('kind', '=', kind)
      .where('language', '=', language)
      .where('is_draft', '=', false)
      .where((eb) => eb('owner', '=', eb.fn.any(eb.val([...ids]))))
      .$if(which === 'short' && kind === 'product', (query) =>
        query.where('field', '<>', 'description').where('field', 'not like', 'fields.%'),
      )
      .$if(which === 'short' && kind === 'page', (query) => query.where('field', 'like', 'page.%'))
      .execute();
    const byOwner = Map.groupBy(rows, ({ owner }) => owner);
    return new Map(
      [...byOwner].map(([owner, texts]) => [
        owner,
        Object.fromEntries(texts.map(({ field, text }) => [field, text])),
      ]),
    );
  }

  private async load(): Promise<SharedTexts> {
    const rows = await this.database
      .replica<TranslationTables>()
      .selectFrom('translation')
      .select(['kind', 'owner', 'language', 'field', 'text', 'former'])
      .where('kind', 'not in', ['product', 'page'])
      .where('is_draft', '=', false)
      .execute();
    return new SharedTexts(rows);
  }
}

/** Two spellings of a category that differ in letter case alone are one. */
const categoryOwner = (name: string): string => name.normalize('NFC').trim().toLowerCase();
