import type { GetListResult } from 'react-admin';

/** The most rows that the server gives at once. */
const most = 1000;

type Fetch = (page: number, perPage: number) => Promise<GetListResult>;

/** Fetches page `page` of `perPage` rows, in pieces when it is longer than the server allows; never clips in silence. */
export async function inPieces(
  fetch: Fetch,
  { page, perPage }: { page: number; perPage: number } = { page: 1, perPage: 25 },
): Promise<GetListResult> {
  if (perPage <= most || page !== 1) return fetch(page, perPage);
  const first = await fetch(1, most);
  const data = [...first.data];
  const wanted = Math.min(perPage, first.total ?? data.length);
  for (let piece = 2; data.length < wanted; piece += 1) {
    const more = await fetch(piece, most);
    if (more.data.length === 0) break;
    data.push(...more.data);
  }
  return { ...first, data: data.slice(0, perPage) };
}
