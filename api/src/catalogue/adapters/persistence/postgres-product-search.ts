import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import { ProductSearch, type SearchTerms } from '../../application/ports.js';
import { SHORTEST_FORGIVEN, cutsOf, isOneTypoAway } from '../../domain/one-typo.js';
import type { CatalogueTables } from './tables.js';

const MOST_WORDS = 8;
const LONGEST_WORD = 30;

/**
 * PostgreSQL full text. Every word must match the beginning of a word of the product. Only when nothing on sale
 * matches all words as typed, words of four letters or more may also be one typo away from a word of the vocabulary.
 */
@Injectable()
export class PostgresProductSearch extends ProductSearch {
  constructor(private readonly database: Database) {
    super();
  }

  override async understand(text: string): Promise<SearchTerms | undefined> {
    const words = await this.wordsOf(text);
    if (words.length === 0) return undefined;
    const asTyped = query(words.map((word) => [word]));
    if (await this.hasMatch(asTyped)) return { query: asTyped };
    const corrections = await this.corrections(words);
    return { query: query(words.map((word) => [word, ...(corrections.get(word) ?? [])])) };
  }

  private async wordsOf(text: string): Promise<string[]> {
    const { rows } = await sql<{ folded: string }>`select search_text(${text}) as folded`.execute(
      this.database.replica(),
    );
    const words = (rows[0]?.folded ?? '').split(' ').filter(Boolean);
    return [...new Set(words.map((word) => word.slice(0, LONGEST_WORD)))].slice(0, MOST_WORDS);
  }

  private async hasMatch(tsquery: string): Promise<boolean> {
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

/** Alternatives in parentheses, all of them prefixes. Words hold letters and digits alone, so nothing needs escaping. */
function query(words: readonly (readonly string[])[]): string {
  return words
    .map((alternatives) => `(${alternatives.map((word) => `'${word}':*`).join(' | ')})`)
    .join(' & ');
}
