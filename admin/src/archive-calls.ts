import type { ArchiveLinkDto, ArchiveUploadDto, ShopArchiveDto } from '@duka/client';
import { HttpError } from 'react-admin';
import { httpClient } from './http-client';

const path = '/api/v1/admin/shop-archive';
const TRIES = 3;
const PAUSE_MS = 1_000;

/** The whole shop as one file, and an empty shop of such a file. */
export const archiveCalls = {
  shopArchive: async (): Promise<ShopArchiveDto> => (await httpClient(path)).json,
  /** An address by which the browser downloads it, once. */
  shopDownload: async (): Promise<ArchiveLinkDto> =>
    (await httpClient(`${path}/downloads`, { method: 'POST', body: '{}' })).json,
  /** Piece by piece; `onSent` is told how many bytes have come. */
  fillShop: async (file: File, pieceBytes: number, onSent: (bytes: number) => void): Promise<void> => {
    const begun = await httpClient(`${path}/uploads`, {
      ...{ method: 'POST', body: JSON.stringify({ bytes: file.size }) },
    });
    const { id } = begun.json as ArchiveUploadDto;
    for (let number = 0; number * pieceBytes < file.size; number += 1) {
      const piece = file.slice(number * pieceBytes, (number + 1) * pieceBytes);
      await again(() =>
        httpClient(`${path}/uploads/${id}/pieces/${number}`, {
          ...{ method: 'PUT', body: piece, headers: { 'Content-Type': 'application/octet-stream' } },
        }),
      );
      onSent(Math.min(file.size, (number + 1) * pieceBytes));
    }
  },
};

/** A line that breaks for a moment costs a piece, which may be sent again. */
async function again(send: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      await send();
      return;
    } catch (reason) {
      const isPassing = reason instanceof HttpError && (reason.status === 0 || reason.status >= 500);
      if (!isPassing || tries === TRIES) throw reason;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
}
