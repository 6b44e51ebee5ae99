import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import { ProductSearch } from '../../application/ports.js';
import type { SearchTerms } from '../../application/search-terms.js';
import {
  MOST_BEGINNING_ALIKE,
  SHORTEST_KNOWN,
  allOf,
  beginningWith,
  compoundsOf,
  findsOf,
  findsWithin,
  isNear,
  oneOf,
  partsOf,
  phraseKey,
  phraseQuery,
  shortWordsIn,
  thingsOf,
  type SearchPart,
  type SearchWord,
  type SearchedThing,
  type Synonym,
} from '../../domain/search-query.js';
import { SHORTEST_FORGIVEN, SHORTEST_FORGIVEN_TWICE, cutsOf, spellingsOf } from '../../domain/typos.js';
import { all, any, ranks, termsOf, wantedIn, withAlike, wordsOf } from './found-terms.js';
import { Memo } from './memo.js';
import { FEW, counting, doubtful, namedWords, type Count } from './named-words.js';
import type { CatalogueTables } from './tables.js';

const MOST_WORDS = 8;
const LONGEST_WORD = 30;
/** So many words of a letter are looked through for two typos. */
const MOST_OF_A_LETTER = 5_000;

/** Words are made, stemmed and put in order by PostgreSQL's own functions, each once. */
const typedSql = (text: string) => sql<SearchWord>`select typed.word,
      coalesce((ts_lexize('english_stem', typed.word))[1], typed.word) as stem,
      array(select known.word from search_word known
       where length(typed.word) >= ${sql.lit(SHORTEST_KNOWN)}
         and known.word collate "C" >= typed.word and known.word collate "C" < typed.word || chr(1114111)
       order by known.word collate "C" limit ${sql.lit(MOST_BEGINNING_ALIKE + 1)}) as beginning
    from (select left(part, ${sql.lit(LONGEST_WORD)}) as word, min(place) as place
            from unnest(string_to_array(search_text(${text}), ' ')) with ordinality as parts (part, place)
           where part <> '' group by 1 order by 2 limit ${sql.lit(MOST_WORDS)}) typed
   order by typed.place`;

/** What was typed, with what it may be about, and the synonyms it was read with. */
interface Reading {
  readonly parts: readonly SearchPart[];
  readonly things: readonly SearchedThing[];
  readonly synonyms: KnownSynonyms;
}
type KnownSynonyms = ReadonlyMap<string, Synonym>;

/**
 * PostgreSQL full text. Every part of what was typed must be found: as a beginning, by its stem, or by a synonym. Where
 * that finds little, compounds and words one typo away count as well, and things of the same kind come after; where it
 * finds nothing, words two typos away, the kind or any part will do.
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
    const { parts } = await this.read(text);
    return parts.length > 0 ? termsOf(parts) : undefined;
  }

  override async understand(text: string): Promise<SearchTerms | undefined> {
    const reading = await this.read(text);
    const { parts, things } = reading;
    if (parts.length === 0) return undefined;
    return this.memo.get(`understood ${text}`, async () => {
      const count = counting(this.database);
      const found = await count(all(parts));
      if (found >= FEW) return termsOf(parts);
      const forgiving = await this.forgiving(reading, await doubtful(parts, count), found === 0);
      const thing = await thingOf(things, forgiving, count);
      if (found > 0) return withAlike(parts, forgiving, thing);
      const isAlike = (await count(all(forgiving))) > 0;
      const terms = isAlike
        ? withAlike(parts, forgiving, thing)
        : await nearly(parts, forgiving, thing, count);
      return { ...terms, nearest: true };
    });
  }

  /** Like counts, what words begin alike may lag a second behind a catalogue that another process writes. */
  private async read(text: string): Promise<Reading> {
    // first, since all searches wait for them: behind many words they would be refused, and all with them
    const synonyms = await this.synonyms();
    const { rows } = await this.memo.get(`words ${text}`, () =>
      typedSql(text).execute(this.database.replica()),
    );
    return { parts: partsOf(rows, synonyms), things: thingsOf(rows, synonyms), synonyms };
  }

  private synonyms(): Promise<KnownSynonyms> {
    return this.memo.get('synonyms', async () => {
      const rows = await this.tables().selectFrom('search_synonym').select(['typed', 'finds']).execute();
      return new Map(rows.map((row) => [phraseKey(row.typed.split(' ')), row]));
    });
  }

  /** The same parts, the doubtful ones with compounds and the nearest words beside them. */
  private async forgiving(
    { parts, synonyms }: Reading,
    doubtful: readonly SearchPart[],
    everywhere: boolean,
  ): Promise<SearchPart[]> {
    const unsure = wordsOf(doubtful);
    const compounds = compoundsOf(everywhere ? wordsOf(parts) : unsure);
    const [corrections, known] = await Promise.all([
      this.corrections(unsure, everywhere && synonyms),
      this.known([...compounds.joined, ...compounds.split.flat()]),
    ]);
    const heads = await namedWords(
      this.database,
      compounds.split.flatMap(([, head]) => (known.has(head) ? [head] : [])),
    );
    /** The second half of a word alone, which says what the thing is. */
    const headOf = (half: string) => [
      ...(heads.has(half) ? [beginningWith(half)] : []),
      ...(known.has(half) ? (findsOf([half], synonyms) ?? []).map(phraseQuery) : []),
    ];
    const others = ({ word }: SearchWord): string[] => [
      ...(corrections.get(word) ?? []),
      ...shortWordsIn(word),
      ...compounds.joined.filter((one) => known.has(one) && one.includes(word)).map(beginningWith),
      ...compounds.split
        .filter((pair) => pair.join('') === word && pair.some((half) => known.has(half)))
        .flatMap((pair) => [allOf(pair.map(beginningWith)), ...headOf(pair[1])]),
    ];
    return parts.map((part) =>
      everywhere || doubtful.includes(part)
        ? { ...part, anyOf: [...part.anyOf, ...part.words.flatMap(others)] }
        : part,
    );
  }

  /**
   * What may have been meant by each word, as queries: known words one typo away.
   *
   * @param synonyms when nothing was found: where there are none, known words and synonyms two typos away
   */
  private async corrections(
    words: readonly string[],
    synonyms: KnownSynonyms | false,
  ): Promise<Map<string, string[]>> {
    const forgiven = words.filter((word) => [...word].length >= SHORTEST_FORGIVEN);
    if (forgiven.length === 0) return new Map();
    const rows = await this.tables()
      .selectFrom('search_word_cut')
      .select('word')
      .distinct()
      .where('cut', 'in', [...new Set(forgiven.flatMap(spellingsOf).flatMap(cutsOf))])
      .execute();
    const nearTo = (word: string) =>
      rows.map((row) => row.word).filter((other) => spellingsOf(word).some((one) => isNear(1, one, other)));
    const named = await namedWords(this.database, forgiven.flatMap(nearTo));
    const meant = forgiven.map(async (word): Promise<[string, string[]]> => {
      const near = nearTo(word).filter((other) => named.has(other));
      const isLost = synonyms && near.length === 0;
      return [word, isLost ? await this.twoTyposFrom(word, synonyms) : near.map(beginningWith)];
    });
    return new Map(await Promise.all(meant));
  }

  private async twoTyposFrom(word: string, synonyms: KnownSynonyms): Promise<string[]> {
    if (word.length < SHORTEST_FORGIVEN_TWICE) return [];
    const rows = await this.tables()
      .selectFrom('search_word')
      .select('word')
      .where('word', 'like', `${word.slice(0, 1)}%`)
      .where((eb) => eb.between(eb.fn<number>('length', ['word']), word.length - 2, word.length + 2))
      .limit(MOST_OF_A_LETTER)
      .execute();
    const near = rows.map((row) => row.word).filter((other) => isNear(2, word, other));
    const named = await namedWords(this.database, near);
    const finds = findsWithin(2, word, synonyms);
    return [...near.filter((other) => named.has(other)).map(beginningWith), ...finds.map(phraseQuery)];
  }

  private async known(words: readonly string[]): Promise<Set<string>> {
    if (words.length === 0) return new Set();
    const rows = await this.tables()
      .selectFrom('search_word')
      .select('word')
      .where('word', 'in', words)
      .execute();
    return new Set(rows.map((row) => row.word));
  }

  private tables() {
    return this.database.replica<CatalogueTables>();
  }
}

/**
 * The likeliest thing that products are named by, as typed or as it may have been meant: "sunglasses women" is about
 * sunglasses, whatever the last word says.
 */
async function thingOf(
  things: readonly SearchedThing[],
  forgiving: readonly SearchPart[],
  count: Count,
): Promise<SearchedThing | undefined> {
  // the only one is the likeliest
  if (things.length > 1)
    for (const thing of things) {
      const meant = forgiving.filter(({ words }) => words.includes(thing.word)).map(any);
      if ((await count(oneOf([thing.query, ...meant]), 'a')) > 0) return thing;
    }
  return things[0];
}

/** No product is all of it: things of the kind that was asked for, or whatever has a part of it. */
async function nearly(
  parts: readonly SearchPart[],
  forgiving: readonly SearchPart[],
  thing: SearchedThing | undefined,
  count: Count,
): Promise<SearchTerms> {
  const rankedBy = ranks(parts, forgiving, thing);
  const kind = forgiving.filter(({ words }) => thing && words.includes(thing.word)).map(any);
  const query = oneOf(kind);
  const wanted = wantedIn(parts);
  if (kind.length > 0 && (await count(query, 'ab')) > 0) return { query, rankedBy, wanted };
  return { query: oneOf(forgiving.map(any)), rankedBy, wanted };
}
