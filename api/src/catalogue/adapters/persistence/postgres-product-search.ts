import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { ProductSearch } from '../../application/ports.js';
import type { SearchTerms } from '../../application/search-terms.js';
import { besideEachOther, compoundsOf, shortHalvesOf, shortWordsIn } from '../../domain/compounds.js';
import { intentOf, type SearchIntent } from '../../domain/search-intent.js';
import {
  allOf,
  beginningWith,
  findsOf,
  oneOf,
  phraseQuery,
  type SearchPart,
  type SearchWord,
  type SearchedThing,
} from '../../domain/search-query.js';
import { inWeights } from '../../domain/search-things.js';
import { all, any, ranks, termsOf, wantedIn, withAlike, wordsOf } from './found-terms.js';
import { Memo } from './memo.js';
import { FEW, counting, doubtful, namedWords, type Count } from './named-words.js';
import { corrections, known } from './search-corrections.js';
import {
  readingOf,
  synonymsOf,
  typedSql,
  withoutHead,
  type Reading,
  type TypedRow,
} from './search-reading.js';
import type { CatalogueTables } from './tables.js';

/**
 * PostgreSQL full text. Every part of what was typed must be found: as a beginning, by its stem, or by a synonym; what names
 * goods not in descriptions. Where that finds little, compounds and words one typo away count as well, and things of the same
 * kind come after; where it finds nothing, words two typos away, the kind or any part will do. Article numbers come first.
 */
@Injectable()
export class PostgresProductSearch implements ProductSearch {
  /** By what PostgreSQL said of the words, for as long as that is kept. */
  private readonly readings = new WeakMap<TypedRow, Reading>();

  constructor(
    private readonly database: Database,
    private readonly memo: Memo,
  ) {}

  async intent(text: string): Promise<SearchIntent | undefined> {
    const intent = intentOf(text);
    if (!intent || intent.words === '' || Object.keys(intent.price).length > 0) return intent;
    const { reading } = await this.read(text);
    const isName = await this.memo.get(`named ${text}`, () =>
      counting(this.database)(all(reading.parts), 'ab'),
    );
    return isName > 0 ? undefined : intent;
  }

  async asTyped(text: string) {
    const { reading } = await this.read(text);
    const { parts, head } = reading;
    return parts.length > 0 ? { ...termsOf(parts, head), ...articlesOf(reading) } : undefined;
  }

  async understand(text: string): Promise<SearchTerms | undefined> {
    const { reading, row } = await this.read(text);
    if (reading.parts.length === 0) return undefined;
    return this.memo.get(`understood ${text}`, async () => {
      const count = counting(this.database);
      const found = await count(all(reading.parts));
      const isOneWord = !/\s/.test(text.trim());
      const articles = articlesOf(reading, found === 0 && isOneWord);
      if (found >= FEW || articles) return { ...termsOf(reading.parts, reading.head), ...articles };
      const isUnnamed = found === 0 && reading.head && (await count(any(reading.head))) === 0;
      return this.relaxed(isUnnamed ? withoutHead(reading, row) : reading, count);
    });
  }

  private async relaxed(reading: Reading, count: Count): Promise<SearchTerms> {
    const { parts, things } = reading;
    const found = await count(all(parts));
    const forgiving = await this.forgiving(reading, await doubtful(parts, count), found === 0);
    const thing = await thingOf(things, forgiving, count);
    if (found > 0) return withAlike(parts, forgiving, thing);
    const isAlike = (await count(all(forgiving))) > 0;
    const terms = isAlike ? withAlike(parts, forgiving, thing) : await nearly(parts, forgiving, thing, count);
    return { ...terms, nearest: true };
  }

  /** Like counts, what words begin alike may lag a second behind a catalogue that another process writes. */
  private async read(text: string): Promise<{ reading: Reading; row: TypedRow }> {
    // first, since all searches wait for them: behind many words they would be refused, and all with them
    const synonyms = await this.memo.get('synonyms', () =>
      synonymsOf(this.database.replica<CatalogueTables>()),
    );
    const { rows } = await this.memo.get(`words ${text}`, () =>
      typedSql(text).execute(this.database.replica()),
    );
    const row = rows[0] ?? { words: [], articles: [] };
    const before = this.readings.get(row);
    const reading = before?.synonyms === synonyms ? before : readingOf(text, row, synonyms);
    this.readings.set(row, reading);
    return { reading, row };
  }

  /** The same parts, the doubtful ones with compounds and the nearest words beside them. */
  private async forgiving(
    { parts, synonyms }: Reading,
    doubtful: readonly SearchPart[],
    everywhere: boolean,
  ): Promise<SearchPart[]> {
    const unsure = wordsOf(doubtful);
    const { joined } = compoundsOf(wordsOf(parts));
    const { split } = compoundsOf(everywhere ? wordsOf(parts) : unsure);
    const [meant, has] = await Promise.all([
      corrections(this.database, unsure, everywhere && synonyms),
      known(this.database, [...joined, ...split.flat(), ...wordsOf(parts).flatMap(shortHalvesOf).flat()]),
    ]);
    const heads = await namedWords(
      this.database,
      split.flatMap(([, head]) => (has.has(head) ? [head] : [])),
    );
    /** The second half of a word alone, which says what the thing is: goods that are named so. */
    const headHalf = (half: string) => [
      ...(heads.has(half) ? [inWeights(`'${half}'`, 'AB')] : []),
      ...(has.has(half) ? (findsOf([half], synonyms) ?? []).map(phraseQuery) : []).map((query) =>
        inWeights(query, 'AB'),
      ),
    ];
    const together = ({ word }: SearchWord) => [
      ...joined.filter((one) => has.has(one) && one.includes(word)).map(beginningWith),
      ...besideEachOther(shortHalvesOf(word), has),
    ];
    const others = ({ word }: SearchWord): string[] => [
      ...(meant.get(word) ?? []),
      ...shortWordsIn(word),
      ...split
        .filter((pair) => pair.join('') === word && pair.some((half) => has.has(half)))
        .flatMap((pair) => [allOf(pair.map(beginningWith)), ...headHalf(pair[1])]),
    ];
    return parts.map((part) => {
      const isUnsure = everywhere || doubtful.includes(part);
      const more = [...part.words.flatMap(together), ...(isUnsure ? part.words.flatMap(others) : [])];
      return more.length > 0 ? { ...part, anyOf: [...part.anyOf, ...more] } : part;
    });
  }
}

/**
 * Products by a typed article number. A whole one, and part of one that has figures, counts whatever the words find; letters
 * alone, which are words as well, only where they are one word that finds nothing.
 */
function articlesOf(
  { articles: { key, found } }: Reading,
  isNothingElse = false,
): Pick<SearchTerms, 'articles'> | undefined {
  const whole = found.filter(({ isWhole }) => isWhole);
  const meant = whole.length > 0 ? whole : /\d/.test(key) || isNothingElse ? found : [];
  return meant.length > 0 ? { articles: { key, products: meant.map(({ product }) => product) } } : undefined;
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
