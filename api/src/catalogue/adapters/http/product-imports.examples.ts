import { CurrencyChanged } from '../../../platform/database/held-currency.js';
import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import { literal } from '../../../platform/http/failure-literal.js';
import {
  ImportNotFound,
  ImportNotRun,
  ImportOvertaken,
  ImportSetsCosts,
} from '../../domain/import/refusals.js';
import { ImportTooLarge, NotAnImport } from '../../../kernel/table-file.js';

/** The document's one example of a file: a new product. */
export const EXAMPLE_FILE =
  'sku,name,description,category,price,stock\r\nCANVAS-TOTE,Canvas Tote,A sturdy tote of organic canvas.,bags,24.50,12\r\n';

const parameters = { id: '0194242c-c4dc-74a5-8894-e602b3059e04' };
const refuses = [
  new ImportNotFound(),
  new ImportNotRun('done'),
  new ImportOvertaken(),
  new ImportSetsCosts(),
  new CurrencyChanged(),
];

export const IMPORT_CALLS: CallDescriptions = {
  adminPlanProductImport: {
    requests: { oneBag: { summary: 'A file with one new product', value: EXAMPLE_FILE } },
    refuses: [
      new NotAnImport('Line 3 has more cells than headings'),
      new ImportTooLarge('A file has at most 10,000 lines'),
      literal(415, 'not_csv', 'Send text/csv.'),
    ],
  },
  adminProposeProductColumns: {
    requests: { oneBag: { summary: 'A file with one new product', value: EXAMPLE_FILE } },
    refuses: [
      new InvalidInput([{ field: 'columns', message: 'There is no field “colour”' }]),
      new NotAnImport('A quote is opened and never closed'),
      new ImportTooLarge('An import has at most 10000 lines; cut the file in two.'),
      literal(415, 'not_csv', 'Send text/csv.'),
    ],
  },
  adminListProductImports: {},
  adminGetProductImport: { parameters, refuses: [new ImportNotFound()] },
  adminListProductImportLines: { parameters, refuses: [new ImportNotFound()] },
  adminRunProductImport: { parameters, refuses },
  adminUndoProductImport: { parameters, refuses },
};
