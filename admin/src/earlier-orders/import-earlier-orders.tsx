import { fileImports } from '../file-imports';
import { FileImportButton, type FileImportWords } from '../layout/file-import';
import type { EarlierOrderImport, EarlierOrderPreview, EarlierOrdersTakenBack } from '../records';
import { t } from '../texts';

const calls = fileImports<EarlierOrderPreview, EarlierOrderImport, EarlierOrdersTakenBack>('earlier-orders');

/** A fault of a line further down than the first one of its order says which. */
const faultOf = (first: number) => (fault: EarlierOrderPreview['lines'][number]['errors'][number]) => ({
  field:
    fault.line === first ? fault.field : t('Row {line}, {field}', { line: fault.line, field: fault.field }),
  message: fault.message,
});

const words: FileImportWords<EarlierOrderPreview['lines'][number], EarlierOrdersTakenBack> = {
  title: t('Import earlier orders'),
  hint: t(
    'A file of Shopify, WooCommerce or EverShop is read as it comes; any other needs a number, a day and a total. The orders are history: their customers see them, and they count in no figure of this shop. Nothing changes before you have seen what would.',
  ),
  thing: t('Order'),
  row: ({ number, email, errors, ...line }) => ({
    ...{ ...line, name: number, detail: email },
    errors: errors.map(faultOf(line.line)),
  }),
  doIt: (count) => t('{count, plural, one {Import 1 order} other {Import # orders}}', { count }),
  done: ({ create, update = 0 }) =>
    t(
      '{create, plural, one {1 order is new} other {# orders are new}}, {update, plural, one {1 is changed} other {# are changed}}.',
      { create, update },
    ),
  undone: () => t('The import is undone.'),
};

export const ImportEarlierOrdersButton = () => <FileImportButton calls={calls} words={words} />;
