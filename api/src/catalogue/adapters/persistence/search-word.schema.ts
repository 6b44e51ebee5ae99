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
