import { KeptReading } from '@duka/serving/kept.js';
import { Injectable } from '@nestjs/common';
import { GoodsTexts, type SharedKind, type Texts, type Wording } from '../../../kernel/goods-texts.js';
import { baseOf, familyOf, LANGUAGE, readBy } from '../../../kernel/languages.js';
import { ShopTerms } from '../../../kernel/shop-terms.js';
import { callersLanguage } from '../../../kernel/tongue.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { Database } from '../../../platform/database/database.js';
import { SharedTexts } from '../../domain/shared-texts.js';
import type { TranslationTables } from './tables.js';

/**
 * What products share, and what categories, fields and discounts say, is kept for a second, as are the shop's settings; what is of one
 * product is asked for by one statement for all products of an answer. Whoever reads the shop's own language asks for nothing.
 */
@Injectable()
export class KeptGoodsTexts extends GoodsTexts {
  private readonly shared = new KeptReading(() => this.load());
  private readonly forgetAll = () => this.shared.forget();

  constructor(
    private readonly database: Database,
    private readonly terms: ShopTerms,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  override async wording(language?: string): Promise<Wording | undefined> {
    const said = language ?? callersLanguage();
    if (said === undefined) return undefined;
    const { languages } = await this.terms.read();
    const [own = LANGUAGE] = languages;
    const asked = readBy(said, languages);
    if (asked === undefined || asked === own) return undefined;
    const shared = await this.shared.get();
    const family = familyOf(asked).filter((tag) => tag !== own);
    const of = (kind: SharedKind, owner: string) => shared.of(kind, owner, family);
    return {
      language: asked,
      word: (original) => of('word', original)['text'] ?? original,
      category: (original) => of('category', categoryOwner(original))['name'] ?? original,
      of,
      products: (ids, which) => this.textsOf('product', family, ids, which),
      pages: (ids, which) => this.textsOf('page', family, ids, which),
    };
  }

  override async names(
    kind: 'product' | 'category' | 'discount',
    owner: string,
    original: string,
  ): Promise<Texts | undefined> {
    const { languages } = await this.terms.read();
    if (languages.length < 2) return undefined;
    const shared = kind === 'product' ? undefined : await this.shared.get();
    const own = kind === 'product' ? await this.namesOf(owner) : undefined;
    const families = languages.map(
      (tag) => [tag, familyOf(tag).filter((one) => one !== languages[0])] as const,
    );
    const named = (family: readonly string[]) =>
      (kind === 'product' ? undefined : shared?.of(kind, owner, family)['name']) ??
      family.map((tag) => own?.get(tag)).find((name) => name !== undefined) ??
      original;
    return Object.fromEntries(
      families.map(([tag, family], at) => [tag, at === 0 ? original : named(family)]),
    );
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
    const [own = LANGUAGE] = languages;
    const language = readBy(callersLanguage() ?? own, languages) ?? own;
    // what a region of the shop's own language calls otherwise is found by the words of the originals
    const isOwn = baseOf(language) === baseOf(own);
    if (isOwn) return baseOf(own) === LANGUAGE ? undefined : { language: baseOf(own), isOwn };
    return { language, isOwn };
  }

  override async meant(kind: 'word' | 'category', text: string): Promise<readonly string[]> {
    const { languages } = await this.terms.read();
    if (languages.length < 2) return [text];
    return (await this.shared.get()).meant(kind, text, callersLanguage() ?? languages[0] ?? LANGUAGE);
  }

  /** One of them was changed. */
  forget(): void {
    this.unitOfWork.forgetting(this.forgetAll);
  }

  private async textsOf(
    kind: 'product' | 'page',
    family: readonly string[],
    ids: readonly string[],
    which: 'short' | 'all',
  ): Promise<ReadonlyMap<string, Texts>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database
      .replica<TranslationTables>()
      .selectFrom('translation')
      .select(['owner', 'language', 'field', 'text'])
      .where('kind', '=', kind)
      .where('language', 'in', family)
      .where('is_draft', '=', false)
      .where((eb) => eb('owner', '=', eb.fn.any(eb.val([...ids]))))
      .$if(which === 'short' && kind === 'product', (query) =>
        query.where('field', '<>', 'description').where('field', 'not like', 'fields.%'),
      )
      .$if(which === 'short' && kind === 'page', (query) => query.where('field', 'like', 'page.%'))
      .execute();
    // what a region says stands before what its base does
    const inOrder = rows.toSorted(
      (one, other) => family.indexOf(other.language) - family.indexOf(one.language),
    );
    const byOwner = Map.groupBy(inOrder, ({ owner }) => owner);
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
