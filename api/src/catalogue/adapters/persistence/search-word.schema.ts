import { defineEntity, p } from '@mikro-orm/core';

export const searchWordSchema = defineEntity({
  name: 'SearchWord',
  tableName: 'search_word',
  properties: {
    word: p.text().primary(),
  },
});

export const searchWordCutSchema = defineEntity({
  name: 'SearchWordCut',
  tableName: 'search_word_cut',
  properties: {
    cut: p.text().primary(),
    word: p.text().primary(),
  },
});

/** Stems of the words by which goods are named: the last of a name. */
export const searchThingSchema = defineEntity({
  name: 'SearchThing',
  tableName: 'search_thing',
  properties: {
    word: p.text().primary(),
  },
});

/** What shoppers type for things that the catalogue calls otherwise. */
export const searchSynonymSchema = defineEntity({
  name: 'SearchSynonym',
  tableName: 'search_synonym',
  properties: {
    language: p.text().primary().default('en'),
    typed: p.text().primary(),
    id: p.uuid().unique('search_synonym_id_key').defaultRaw('gen_random_uuid()'),
    finds: p.array().$type<string[]>(),
  },
});

/** What was searched for on a day, how often, and how much it found the last time. */
export const searchLogSchema = defineEntity({
  name: 'SearchLog',
  tableName: 'search_log',
  properties: {
    query: p.text().primary(),
    day: p.date().primary(),
    times: p.integer(),
    results: p.integer(),
  },
  indexes: [{ name: 'search_log_day_idx', properties: ['day'] }],
});
