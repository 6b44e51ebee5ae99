import { httpClient } from './http-client';
import type { Said } from './layout/use-file-columns';
import type { FileColumns } from './records';

/** What a person says of a file, as the server is asked. */
export const spoken = ({ source, columns = {} }: Said): Record<string, string> => ({
  ...(source ? { source } : {}),
  ...(Object.keys(columns).length > 0 ? { columns: JSON.stringify(columns) } : {}),
});

export const sendFile = async <T>(address: string, file: File, query: Record<string, string>): Promise<T> => {
  const headers = { 'Content-Type': 'text/csv' };
  const { json } = await httpClient(`${address}?${new URLSearchParams(query)}`, {
    ...{ method: 'POST', body: file, headers },
  });
  return json;
};

/** Things of a file that the server makes at once: what it would do, doing it, taking it back. */
export interface FileImports<Preview, Made, Undone> {
  preview: (file: File, said: Said) => Promise<Preview>;
  run: (file: File, said: Said) => Promise<Made>;
  undo: (id: string) => Promise<Undone>;
}

export const fileImports = <Preview extends { columns: FileColumns }, Made extends { id: string }, Undone>(
  what: string,
): FileImports<Preview, Made, Undone> => {
  const path = `/api/v1/admin/${what}/imports`;
  return {
    preview: (file, said) => sendFile<Preview>(`${path}/preview`, file, spoken(said)),
    run: (file, said) => sendFile<Made>(path, file, spoken(said)),
    undo: async (id) => (await httpClient(`${path}/${id}/undo`, { method: 'POST' })).json,
  };
};
