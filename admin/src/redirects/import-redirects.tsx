import { fileImports } from '../file-imports';
import { FileImportButton, type FileImportWords } from '../layout/file-import';
import type { RedirectImport, RedirectPreview, RedirectsTakenBack } from '../records';
import { t } from '../texts';

const calls = fileImports<RedirectPreview, RedirectImport, RedirectsTakenBack>('redirects');

const words: FileImportWords<RedirectPreview['lines'][number], RedirectsTakenBack> = {
  title: t('Import redirects'),
  hint: t(
    'A file of Shopify, of the plug-in Redirection or of EverShop is read as it comes; any other needs a column of old and one of new addresses. Nothing changes before you have seen what would.',
  ),
  thing: t('Address'),
  row: ({ from, to, ...line }) => ({
    ...line,
    name: line.action === 'create' ? t('{from} leads to {to}', { from, to }) : from,
    ...{ detail: '', changes: [], message: null },
  }),
  doIt: (count) => t('{count, plural, one {Add 1 redirect} other {Add # redirects}}', { count }),
  done: ({ create }) =>
    t('{create, plural, one {1 redirect was made} other {# redirects were made}}', { create }),
  undone: () => t('The import is undone.'),
};

export const ImportRedirectsButton = () => <FileImportButton calls={calls} words={words} />;
