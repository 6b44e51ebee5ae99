import type { GetListResult, GetManyResult, Identifier, RaRecord } from 'react-admin';

/** The most rows that the server gives at once. */
const mostRows = 1_000;
/** The most ids that it takes at once. */
const mostIds = 100;

type Fetch = (page: number, perPage: number) => Promise<GetListResult<RaRecord>>;

/**
 * Fetches page `page` of `perPage` rows, in pieces when it is longer than the server allows ("select all", exports);
 * never clips in silence.
 */
export async function inPieces(
  fetch: Fetch,
  { page, perPage }: { page: number; perPage: number } = { page: 1, perPage: 25 },
): Promise<GetListResult<RaRecord>> {
  if (perPage <= mostRows) return fetch(page, perPage);
  const start = (page - 1) * perPage;
  const firstPiece = Math.floor(start / mostRows) + 1;
  const skipped = start - (firstPiece - 1) * mostRows;
  const first = await fetch(firstPiece, mostRows);
  const data = [...first.data];
  for (let piece = firstPiece + 1; data.length < skipped + perPage; piece += 1) {
    if (data.length % mostRows !== 0 || (piece - 1) * mostRows >= (first.total ?? Infinity)) break;
    const more = await fetch(piece, mostRows);
    if (more.data.length === 0) break;
    data.push(...more.data);
  }
  return { ...first, data: data.slice(skipped, skipped + perPage) };
}

/** Fetches records by their ids, in pieces when there are more of them than the server gives at once. */
export async function manyInPieces(
  fetch: (ids: Identifier[]) => Promise<GetManyResult<RaRecord>>,
  ids: readonly Identifier[],
): Promise<GetManyResult<RaRecord>> {
  const data: RaRecord[] = [];
  for (let start = 0; start < Math.max(ids.length, 1); start += mostIds)
    data.push(...(await fetch(ids.slice(start, start + mostIds))).data);
  return { data };
}
