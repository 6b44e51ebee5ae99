import { fileImports } from '../file-imports';
import { FileImportButton, type FileImportWords } from '../layout/file-import';
import type { CustomerImport, CustomerPreview, CustomersTakenBack } from '../records';
import { t } from '../texts';

const calls = fileImports<CustomerPreview, CustomerImport, CustomersTakenBack>('customers');

const words: FileImportWords<CustomerPreview['lines'][number], CustomersTakenBack> = {
  title: t('Import customers'),
  hint: t(
    'A file of Shopify, WooCommerce or EverShop is read as it comes; any other needs a column of emails. Whoever has the email already is added to. Nobody gets a letter or a password: whoever comes first asks for a link by “Forgot password”. Nothing changes before you have seen what would.',
  ),
  thing: t('Customer'),
  row: ({ email, ...line }) => ({ ...line, name: line.name || email, detail: email }),
  doIt: (count) => t('{count, plural, one {Import 1 customer} other {Import # customers}}', { count }),
  done: ({ create, update = 0 }) =>
    t(
      '{create, plural, one {1 customer is new} other {# customers are new}}, {update, plural, one {1 is changed} other {# are changed}}.',
      { create, update },
    ),
  undone: ({ kept }) =>
    kept > 0
      ? t('The import is undone, but {kept} of its customers have been here since and stay.', { kept })
      : t('The import is undone.'),
};

export const ImportCustomersButton = () => <FileImportButton calls={calls} words={words} />;
