import { LANGUAGE } from '../../../kernel/languages.js';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { articleKey } from '../../../kernel/article-key.js';
import {
  MOST_BEGINNING_ALIKE,
  SHORTEST_KNOWN,
  partsOf,
  phraseKey,
  thingsOf,
  type SearchPart,
  type SearchWord,
  type SearchedThing,
  type Synonym,
} from '../../domain/search-query.js';
import { headOf, withHead, withHeadThing } from '../../domain/search-things.js';
import type { CatalogueTables } from './tables.js';

const MOST_WORDS = 8;
const LONGEST_WORD = 30;
/** Shorter texts are in too many article numbers. */
const SHORTEST_ARTICLE = 3;
/** So many products of a part of an article number are told. */
const MOST_ARTICLES = 100;

/** What was typed, with what it may be about, and the synonyms it was read with. */
export interface Reading {
  readonly parts: readonly SearchPart[];
  readonly things: readonly SearchedThing[];
  readonly synonyms: KnownSynonyms;
  /** The part that names goods, if one does. */
  readonly head: SearchPart | undefined;
  readonly articles: { readonly key: string; readonly found: readonly FoundArticle[] };
}
export type KnownSynonyms = ReadonlyMap<string, Synonym>;
interface FoundArticle {
  product: string;
  isWhole: boolean;
}
export interface TypedRow {
  words: SearchWord[];
  articles: FoundArticle[];
}

/** Words are made, stemmed and put in order by PostgreSQL's own functions, each once; article numbers besides. */
export function typedSql(text: string): RawBuilder<TypedRow> {
  const key = articleKey(text);
  // raw: a key of the article number and an aggregate as JSON
  const articles =
    key.length < SHORTEST_ARTICLE
      ? sql`'[]'::json`
      : sql`(select coalesce(json_agg(json_build_object('product', product_id, 'isWhole', is_whole)), '[]') from (
          select v.product_id, bool_or(article_key(v.sku) = ${key}) as is_whole from variant v join product p on p.id = v.product_id
           where article_key(v.sku) like ${`%${key}%`} and v.archived_at is null and p.status = 'active'
           group by 1 order by 2 desc, 1 limit ${MOST_ARTICLES}) a)`;
  // raw: PostgreSQL's own words and stems
  return sql<TypedRow>`select ${articles} as articles, (select coalesce(json_agg(json_build_object(
      'word', typed.word, 'stem', typed.stem,
      'isThing', exists(select from search_thing thing where thing.word = typed.stem),
      'beginning', array(select known.word from search_word known
        where length(typed.word) >= ${sql.lit(SHORTEST_KNOWN)}
          and known.word collate "C" >= typed.word and known.word collate "C" < typed.word || chr(1114111)
        order by known.word collate "C" limit ${sql.lit(MOST_BEGINNING_ALIKE + 1)})) order by typed.place), '[]')
    from (select word, place, coalesce((ts_lexize('english_stem', word))[1], word) as stem
            from (select left(part, ${sql.lit(LONGEST_WORD)}) as word, min(place) as place
                    from unnest(string_to_array(search_text(${text}), ' ')) with ordinality as parts (part, place)
                   where part <> '' group by 1 order by 2 limit ${sql.lit(MOST_WORDS)}) cut) typed) as words`;
}

/** The English synonyms by what is typed, with those that goods are named by. */
export async function synonymsOf(tables: Kysely<CatalogueTables>): Promise<KnownSynonyms> {
  // raw: a member of an array and PostgreSQL's stems
  const rows = await tables
    .selectFrom('search_synonym')
    .select(['typed', 'finds'])
    .select(
      sql<string[]>`array(select find from unnest(finds) with ordinality as f (find, place)
        where exists (select from search_thing thing where thing.word = coalesce(
          (ts_lexize('english_stem', regexp_replace(find, '^.* ', '')))[1], find))
        order by place)`.as('things'),
    )
    .where('language', '=', LANGUAGE)
    .execute();
  return new Map(rows.map((row) => [phraseKey(row.typed.split(' ')), row]));
}

/** What a text means: its thing is looked for where goods are named, unless `head` says that no goods are. */
export function readingOf(text: string, { words, articles }: TypedRow, synonyms: KnownSynonyms): Reading {
  const open = partsOf(words, synonyms);
  const things = thingsOf(words, synonyms);
  const typedHead = headOf(open, things);
  const parts = typedHead ? withHead(open, typedHead) : open;
  const head = typedHead && parts[open.indexOf(typedHead)];
  const about = things.find(({ word }) => head?.words.some((one) => one.word === word.word));
  return {
    ...{ parts, synonyms, head },
    things: about ? [withHeadThing(about)] : things,
    articles: { key: articleKey(text), found: articles },
  };
}

/** The same where no goods on sale are named by its head: whatever mentions it will do. */
export const withoutHead = (reading: Reading, row: TypedRow): Reading => ({
  ...reading,
  head: undefined,
  parts: partsOf(row.words, reading.synonyms),
  things: thingsOf(row.words, reading.synonyms),
});
