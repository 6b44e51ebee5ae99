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

/** What shoppers type for things that the catalogue calls otherwise. */
export const searchSynonymSchema = defineEntity({
  name: 'SearchSynonym',
  tableName: 'search_synonym',
  properties: {
    typed: p.text().primary(),
    finds: p.array().$type<string[]>(),
  },
});
