import { sendFile, spoken } from './file-imports';
import { httpClient } from './http-client';
import type { Said } from './layout/use-file-columns';
import type { FileColumns, ImportLine, PlannedImport, ProductImport } from './records';

const path = '/api/v1/admin/products/imports';

const ask = async <T>(address: string, method = 'GET'): Promise<T> =>
  (await httpClient(`${path}${address}`, { method })).json;
const query = (filter: object, last: number) =>
  new URLSearchParams({ filter: JSON.stringify(filter), range: JSON.stringify([0, last]) });

/** Imports of products, done by the server: the dry run, the run, its undo. */
export const productImports = {
  planImport: (file: File, said: Said = {}) =>
    sendFile<PlannedImport>(path, file, { fileName: file.name.slice(0, 200), ...spoken(said) }),
  /** How the file would be read. */
  proposeColumns: (file: File, said: Said = {}) =>
    sendFile<FileColumns>(`${path}/columns`, file, spoken(said)),
  runImport: (id: string) => ask<ProductImport>(`/${id}/run`, 'POST'),
  undoImport: (id: string) => ask<ProductImport>(`/${id}/undo`, 'POST'),
  productImport: (id: string) => ask<ProductImport>(`/${id}`),
  /** The last one that was run, undone or not; null when there has been none. */
  lastImport: async () => {
    const run = { status: ['running', 'done', 'undoing', 'undone'] };
    return (await ask<ProductImport[]>(`?${query(run, 0)}`))[0] ?? null;
  },
  /** The lines that were not done, or not undone. */
  importFailures: (id: string) =>
    ask<ImportLine[]>(`/${id}/lines?${query({ outcome: ['refused', 'kept'] }, 99)}`),
};
