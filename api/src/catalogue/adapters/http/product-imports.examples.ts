import { CurrencyChanged } from '../../../platform/database/held-currency.js';
import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { importCall } from '../../../platform/http/import-routes.js';
import {
  ImportNotFound,
  ImportNotRun,
  ImportOvertaken,
  ImportSetsCosts,
} from '../../domain/import/refusals.js';

/** The document's one example of a file: a new product. */
export const EXAMPLE_FILE =
  'sku,name,description,category,price,stock\r\nCANVAS-TOTE,Canvas Tote,A sturdy tote of organic canvas.,bags,24.50,12\r\n';

const file = importCall(EXAMPLE_FILE, 'A file with one new product');
const parameters = { id: '0194242c-c4dc-74a5-8894-e602b3059e04' };
const refuses = [
  new ImportNotFound(),
  new ImportNotRun('done'),
  new ImportOvertaken(),
  new ImportSetsCosts(),
  new CurrencyChanged(),
];

export const IMPORT_CALLS: CallDescriptions = {
  adminPlanProductImport: file,
  adminProposeProductColumns: file,
  adminListProductImports: {},
  adminGetProductImport: { parameters, refuses: [new ImportNotFound()] },
  adminListProductImportLines: { parameters, refuses: [new ImportNotFound()] },
  adminRunProductImport: { parameters, refuses },
  adminUndoProductImport: { parameters, refuses },
};
