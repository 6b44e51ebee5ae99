import type { Database } from '../../../platform/database/database.js';
import { beginningWith, findsWithin, isNear, phraseQuery } from '../../domain/search-query.js';
import {
  SHORTEST_FORGIVEN,
  SHORTEST_FORGIVEN_TWICE,
  cutsOf,
  spellingsOf,
  startsAlike,
} from '../../domain/typos.js';
import { namedWords } from './named-words.js';
import type { KnownSynonyms } from './search-reading.js';
import type { CatalogueTables } from './tables.js';

/** So many words that begin alike are looked through for two typos. */
const MOST_ALIKE = 5_000;

/**
 * What may have been meant by each word, as queries: known words one typo away, those that begin alike before others.
 *
 * @param synonyms when nothing was found: where there are none, known words and synonyms two typos away
 */
export async function corrections(
  database: Database,
  words: readonly string[],
  synonyms: KnownSynonyms | false,
): Promise<Map<string, string[]>> {
  const forgiven = words.filter((word) => [...word].length >= SHORTEST_FORGIVEN);
  if (forgiven.length === 0) return new Map();
  const rows = await tablesOf(database)
    .selectFrom('search_word_cut')
    .select('word')
    .distinct()
    .where('cut', 'in', [...new Set(forgiven.flatMap(spellingsOf).flatMap(cutsOf))])
    .execute();
  const nearTo = (word: string) =>
    rows.map((row) => row.word).filter((other) => spellingsOf(word).some((one) => isNear(1, one, other)));
  const named = await namedWords(database, forgiven.flatMap(nearTo));
  const meant = forgiven.map(async (word): Promise<[string, string[]]> => {
    const near = startsAlike(
      word,
      nearTo(word).filter((other) => named.has(other)),
    );
    const isLost = synonyms && near.length === 0;
    return [word, isLost ? await twoTyposFrom(database, word, synonyms) : near.map(beginningWith)];
  });
  return new Map(await Promise.all(meant));
}

/** Of words that begin with the same two letters: "sandles" are sandals and no sundress. */
async function twoTyposFrom(database: Database, word: string, synonyms: KnownSynonyms): Promise<string[]> {
  if (word.length < SHORTEST_FORGIVEN_TWICE) return [];
  const rows = await tablesOf(database)
    .selectFrom('search_word')
    .select('word')
    .where('word', 'like', `${word.slice(0, 2)}%`)
    .where((eb) => eb.between(eb.fn<number>('length', ['word']), word.length - 2, word.length + 2))
    .limit(MOST_ALIKE)
    .execute();
  const near = rows.map((row) => row.word).filter((other) => isNear(2, word, other));
  const named = await namedWords(database, near);
  const finds = findsWithin(2, word, synonyms);
  return [...near.filter((other) => named.has(other)).map(beginningWith), ...finds.map(phraseQuery)];
}

/** Those that the shop has anywhere. */
export async function known(database: Database, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const rows = await tablesOf(database)
    .selectFrom('search_word')
    .select('word')
    .where('word', 'in', words)
    .execute();
  return new Set(rows.map((row) => row.word));
}

const tablesOf = (database: Database) => database.replica<CatalogueTables>();
