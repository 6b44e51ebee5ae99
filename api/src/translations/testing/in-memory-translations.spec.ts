import { InMemoryTranslations } from './in-memory-translations.js';
import { translationsContract } from './translations-contract.js';

translationsContract('in memory', () => {
  const name = { kind: 'category', owner: 'winter', field: 'name' } as const;
  const translations = new InMemoryTranslations();
  const describe = (text: string) => {
    const title = 'Winter';
    translations.all = [
      { ...name, text: title, title, hasLines: false },
      { ...name, field: 'description', text, title, hasLines: true },
    ];
    return Promise.resolve();
  };
  return Promise.resolve({ translations, owner: name.owner, describe });
});
