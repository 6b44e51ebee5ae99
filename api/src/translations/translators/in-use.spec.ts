import { describe, expect, it } from '@jest/globals';
import { Translator } from '../application/ports.js';
import { DraftsOff } from '../domain/translation.js';
import { TranslatorInUse } from './in-use.js';
import { TRANSLATORS } from './index.js';

class Parrot extends Translator {
  constructor(
    private readonly says: string,
    override readonly isSetUp: boolean,
  ) {
    super();
  }

  override translate(texts: readonly string[]): Promise<string[]> {
    return Promise.resolve(texts.map(() => this.says));
  }
}

describe('of the services that translate', () => {
  it('each has a name of its own, and is not set up while nothing is given', async () => {
    const names = TRANSLATORS.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    for (const { load } of TRANSLATORS) expect((await load()).make({}).isSetUp).toBe(false);
  });

  it('the first that is set up is in use', async () => {
    const all = [new Parrot('one', false), new Parrot('two', true), new Parrot('three', true)];
    const translator = new TranslatorInUse(all);
    expect([translator.isSetUp, await translator.translate(['a'], 'en', 'de')]).toEqual([true, ['two']]);
  });

  it('none drafts anything where none is set up', async () => {
    const translator = new TranslatorInUse([new Parrot('one', false)]);
    expect(translator.isSetUp).toBe(false);
    await expect(translator.translate(['a'], 'en', 'de')).rejects.toThrow(DraftsOff);
  });
});
