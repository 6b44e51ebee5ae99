import { httpClient } from '../http-client';
import type { Said } from '../layout/use-file-columns';
import type { RedirectImport, RedirectPreview } from '../records';

const path = '/api/v1/admin/redirects/imports';

const send = async <T>(address: string, file: File, { source, columns = {} }: Said): Promise<T> => {
  const query = new URLSearchParams({
    ...(source ? { source } : {}),
    ...(Object.keys(columns).length > 0 ? { columns: JSON.stringify(columns) } : {}),
  });
  const headers = { 'Content-Type': 'text/csv' };
  return (await httpClient(`${path}${address}?${query}`, { method: 'POST', body: file, headers })).json;
};

/** Redirects of a file, done by the server: what it would do, doing it, taking it back. */
export const redirectImports = {
  previewRedirects: (file: File, said: Said = {}) => send<RedirectPreview>('/preview', file, said),
  importRedirects: (file: File, said: Said = {}) => send<RedirectImport>('', file, said),
  undoRedirects: async (id: string): Promise<{ redirects: number }> =>
    (await httpClient(`${path}/${id}/undo`, { method: 'POST' })).json,
};
