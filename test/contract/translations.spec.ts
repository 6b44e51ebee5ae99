import { v7 } from 'uuid';
import { DirectUnitOfWork } from '../../api/src/kernel/testing/direct-unit-of-work.js';
import { termsOf } from '../../api/src/kernel/testing/terms-of.js';
import { textBookContract } from '../../api/src/kernel/testing/text-book-contract.js';
import { wordingsContract } from '../../api/src/kernel/testing/wordings-contract.js';
import { KeptGoodsTexts } from '../../api/src/translations/adapters/persistence/kept-goods-texts.js';
import { PostgresTextBook } from '../../api/src/translations/adapters/persistence/postgres-text-book.js';
import { PostgresTranslations } from '../../api/src/translations/adapters/persistence/postgres-translations.js';
import { PostgresWordings } from '../../api/src/translations/adapters/persistence/postgres-wordings.js';
import { translationsContract } from '../../api/src/translations/testing/translations-contract.js';
import { clock, useStores } from '../support/stores.js';

const { shop, database } = useStores();

translationsContract('in PostgreSQL', async () => {
  const owner = `winter ${v7()}`;
  await shop.sql('insert into category (name, name_key) values ($1, $1)', [owner]);
  const texts = new KeptGoodsTexts(
    database(),
    termsOf(() => ({})),
    new DirectUnitOfWork(),
  );
  return {
    translations: new PostgresTranslations(database(), texts, clock),
    owner,
    describe: async (text) => {
      await shop.sql('update category set description = $2 where name = $1', [owner, text]);
    },
  };
});

textBookContract('in PostgreSQL', () => {
  const texts = new KeptGoodsTexts(
    database(),
    termsOf(() => ({})),
    new DirectUnitOfWork(),
  );
  const book = new PostgresTextBook(database(), new PostgresTranslations(database(), texts, clock));
  return Promise.resolve({ book, product: v7(), word: `Red ${v7()}` });
});

wordingsContract('in PostgreSQL', () =>
  Promise.resolve({ wordings: new PostgresWordings(database(), clock), key: `mails.${v7()}` }),
);
