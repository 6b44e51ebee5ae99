import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.js';
import { beginningWith, type SearchPart } from '../../domain/search-query.js';
import { all } from './found-terms.js';

/** Fewer finds than this may be a typo that happens to match something: then the nearest words are looked for, too. */
export const FEW = 4;
/** So many words may be what one word was meant to be. */
const MOST_GUESSES = 20;

interface Asked {
  /** In texts of these weights alone. */
  weights?: string;
  /** Only those that go by it: what an option is called ("Case", "Size") names no goods, what may be chosen of it does. */
  named?: boolean;
}

/** How many products match, of the first few. Raw: Kysely knows no text search. */
export async function countFew(
  database: Database,
  tsquery: string,
  { weights = '', named = false }: Asked = {},
): Promise<number> {
  // raw, as said above
  const { rows } = await sql<{ found: number }>`select count(*)::int as found from (
      select search, options from product where status = 'active' and search @@ ${tsquery}::tsquery
         and (${weights} = '' or ts_filter(search, ${[...weights]}::"char"[]) @@ ${tsquery}::tsquery)
       limit ${FEW}) found
     where not ${named} or ts_filter(search, '{a,b}') @@ ${tsquery}::tsquery or not exists (
       select from jsonb_array_elements(options) o
        where to_tsvector('simple', search_text(o ->> 'name')) @@ ${tsquery}::tsquery)`.execute(
    database.replica(),
  );
  return rows[0]?.found ?? 0;
}

export type Count = (tsquery: string, weights?: string) => Promise<number>;

/** The same for one search: what was found nowhere is not looked for again, nor in texts of some weights. */
export function counting(database: Database): Count {
  const nowhere = new Set<string>();
  return async (tsquery, weights = '') => {
    if (nowhere.has(tsquery)) return 0;
    const found = await countFew(database, tsquery, { weights });
    if (found === 0 && weights === '') nowhere.add(tsquery);
    return found;
  };
}

/** Those by which products go in a name, a category or an option: a guess is not taken from a description alone. */
export async function namedWords(database: Database, words: readonly string[]): Promise<Set<string>> {
  const named = new Set<string>();
  // one after the other: a guess is not worth more than one connection
  for (const word of [...new Set(words)].slice(0, MOST_GUESSES))
    if ((await countFew(database, beginningWith(word), { weights: 'abc', named: true })) > 0) named.add(word);
  return named;
}

/** The parts that no product has in its name, category or options. */
export async function doubtful(parts: readonly SearchPart[], count: Count): Promise<SearchPart[]> {
  const counts = await Promise.all(parts.map((part) => count(all([part]), 'abc')));
  return parts.filter((_, place) => counts[place] === 0);
}
