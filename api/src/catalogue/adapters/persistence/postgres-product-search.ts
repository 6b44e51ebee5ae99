import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import { ProductSearch, type SearchTerms } from '../../application/ports.js';
import { SHORTEST_FORGIVEN, cutsOf, isOneTypoAway } from '../../domain/one-typo.js';
import { Memo } from './memo.js';
import type { CatalogueTables } from './tables.js';

const MOST_WORDS = 8;
const LONGEST_WORD = 30;
/** The vocabulary has every word from this many letters on. */
const SHORTEST_KNOWN = 4;
/** So many words that begin alike are looked for one by one; more of them as a beginning, which costs the index more. */
const MOST_BEGINNING_ALIKE = 8;

/** A word as typed, folded, and the first words of the vocabulary that begin with it. */
interface Typed {
  readonly word: string;
  readonly beginning: readonly string[];
}

/** Words are made and put in order by PostgreSQL's own functions, each once. */
const typedSql = (text: string) => sql<Typed>`select typed.word, array(
      select known.word from search_word known
       where known.word collate "C" >= typed.word and known.word collate "C" < typed.word || chr(1114111)
       order by known.word collate "C" limit ${sql.lit(MOST_BEGINNING_ALIKE + 1)}) as beginning
    from (select left(part, ${sql.lit(LONGEST_WORD)}) as word, min(place) as place
            from unnest(string_to_array(search_text(${text}), ' ')) with ordinality as parts (part, place)
           where part <> '' group by 1 order by 2 limit ${sql.lit(MOST_WORDS)}) typed
   order by typed.place`;

/**
 * PostgreSQL full text. Every word must match the beginning of a word of the product. Only when nothing on sale
 * matches all words as typed, words of four letters or more may also be one typo away from a word of the vocabulary.
 */
@Injectable()
export class PostgresProductSearch extends ProductSearch {
  constructor(
    private readonly database: Database,
    private readonly memo: Memo,
  ) {
    super();
  }

  override async asTyped(text: string) {
    const typed = await this.typed(text);
    if (typed.length === 0) return undefined;
    return { query: query(typed.map(anyOf)), hopeless: !typed.every(mayMatch) };
  }

  override async understand(text: string): Promise<SearchTerms | undefined> {
    const typed = await this.typed(text);
    if (typed.length === 0) return undefined;
    const asTyped = query(typed.map(anyOf));
    if (typed.every(mayMatch) && (await this.hasMatch(asTyped))) return { query: asTyped };
    const corrections = await this.corrections(typed.map(({ word }) => word));
    const withTypos = typed.map((one) => [
      ...anyOf(one),
      ...(corrections.get(one.word) ?? []).map(beginningWith),
    ]);
    return { query: query(withTypos) };
  }

  /** Like counts, what words begin alike may lag a second behind a catalogue that another process writes. */
  private typed(text: string): Promise<Typed[]> {
    return this.memo.get(`words ${text}`, async () => {
      const { rows } = await typedSql(text).execute(this.database.replica());
      return rows;
    });
  }

  private async hasMatch(tsquery: string): Promise<boolean> {
    // raw: Kysely knows no text search
    const { rows } = await sql<{ found: boolean }>`select exists (
      select from product where status = 'active' and search @@ ${tsquery}::tsquery) as found`.execute(
      this.database.replica(),
    );
    return rows[0]?.found ?? false;
  }

  private async corrections(words: readonly string[]): Promise<Map<string, string[]>> {
    const forgiven = words.filter((word) => [...word].length >= SHORTEST_FORGIVEN);
    const rows = await this.database
      .replica<CatalogueTables>()
      .selectFrom('search_word_cut')
      .select('word')
      .distinct()
      .where('cut', 'in', [...new Set(['', ...forgiven.flatMap(cutsOf)])])
      .execute();
    const known = rows.map((row) => row.word);
    return new Map(forgiven.map((word) => [word, known.filter((other) => isOneTypoAway(word, other))]));
  }
}

const beginningWith = (word: string) => `'${word}':*`;
const isKnown = ({ word }: Typed) => [...word].length >= SHORTEST_KNOWN;
const mayMatch = (typed: Typed) => !isKnown(typed) || typed.beginning.length > 0;

/** What of a product's words stands for the typed one. */
function anyOf(typed: Typed): string[] {
  const few = typed.beginning.length > 0 && typed.beginning.length <= MOST_BEGINNING_ALIKE;
  return isKnown(typed) && few ? typed.beginning.map((word) => `'${word}'`) : [beginningWith(typed.word)];
}

/** Alternatives in parentheses. Words hold letters and digits alone, so nothing needs escaping. */
function query(words: readonly (readonly string[])[]): string {
  return words.map((alternatives) => `(${alternatives.join(' | ')})`).join(' & ');
}
