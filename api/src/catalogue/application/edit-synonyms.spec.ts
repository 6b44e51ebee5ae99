import { beforeEach, describe, expect, it } from '@jest/globals';
import { SynonymNotFound, SynonymTaken, SynonymWrong } from '../domain/synonym.js';
import { InMemorySynonyms } from '../testing/in-memory-synonyms.js';
import { EditSynonyms } from './edit-synonyms.js';

describe('what else is looked for', () => {
  let synonyms: InMemorySynonyms;
  let edit: EditSynonyms;
  beforeEach(async () => {
    synonyms = new InMemorySynonyms();
    edit = new EditSynonyms(synonyms);
    await edit.create({ typed: 'Sneakers!', finds: ['Trainers', 'trainers'] });
  });

  const kept = () => [...synonyms.kept];
  const sneakers = ['synonym-1', { language: 'en', typed: 'sneakers', finds: ['trainers'] }];

  it('is kept as the search reads it, each word once', async () => {
    expect(await edit.create({ typed: 'Café', finds: ['Coffee  House'] })).toBe('synonym-2');
    expect(kept()).toEqual([
      sneakers,
      ['synonym-2', { language: 'en', typed: 'cafe', finds: ['coffee house'] }],
    ]);
  });

  it('is said once for the same words', async () => {
    await expect(edit.create({ typed: 'SNEAKERS', finds: ['shoes'] })).rejects.toThrow(SynonymTaken);
    const other = await edit.create({ typed: 'boots', finds: [] });
    await expect(edit.change(other, { typed: 'sneakers' })).rejects.toThrow(SynonymTaken);
    expect(kept()).toEqual([sneakers, [other, { language: 'en', typed: 'boots', finds: [] }]]);
  });

  it('changes where it is told to', async () => {
    await edit.change('synonym-1', { finds: ['Running Shoes'] });
    expect(kept()).toEqual([['synonym-1', { language: 'en', typed: 'sneakers', finds: ['running shoes'] }]]);
    await edit.change('synonym-1', { typed: 'Kicks' });
    expect(kept()).toEqual([['synonym-1', { language: 'en', typed: 'kicks', finds: ['running shoes'] }]]);
  });

  it('needs words, three at most', async () => {
    await expect(edit.create({ typed: '!?', finds: [] })).rejects.toThrow(SynonymWrong);
    await expect(edit.change('synonym-1', { finds: ['one two three four'] })).rejects.toThrow(SynonymWrong);
    expect(kept()).toEqual([sneakers]);
  });

  it('is removed, and unknown then', async () => {
    await edit.remove('synonym-1');
    expect(kept()).toEqual([]);
    await expect(edit.remove('synonym-1')).rejects.toThrow(SynonymNotFound);
    await expect(edit.change('synonym-1', { typed: 'kicks' })).rejects.toThrow(SynonymNotFound);
    expect(kept()).toEqual([]);
  });
});
