import { CurrencyChanged } from '../../../platform/database/held-currency.js';
import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { literal } from '../../../platform/http/failure-literal.js';
import { EXAMPLE_FILE } from './product-csv-body.js';
import {
  ImportNotFound,
  ImportNotRun,
  ImportOvertaken,
  ImportTooLarge,
  NotAnImport,
} from '../../domain/import/refusals.js';

const parameters = { id: '0194242c-c4dc-74a5-8894-e602b3059e04' };
const refuses = [
  new ImportNotFound(),
  new ImportNotRun('done'),
  new ImportOvertaken(),
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
  adminListProductImports: {},
  adminGetProductImport: { parameters, refuses: [new ImportNotFound()] },
  adminListProductImportLines: { parameters, refuses: [new ImportNotFound()] },
  adminRunProductImport: { parameters, refuses },
  adminUndoProductImport: { parameters, refuses },
};
