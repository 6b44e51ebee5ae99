import type { ArchiveLinkDto, ArchiveUploadDto, ShopArchiveDto } from '@duka/client';
import { HttpError } from 'react-admin';
import { httpClient } from './http-client';

const path = '/api/v1/admin/shop-archive';
/** Growing pauses, the last of them until it has been tried for minutes: a train is longer in a tunnel than a second. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000];
const LAST_PAUSE_MS = 30_000;
const MOST_TRIES = 25;
/** Heard too late, too early or too often by something in between; a full disk is none of those. */
const PASSING: readonly number[] = [0, 408, 425, 429, 500, 502, 503, 504];

export interface Sending {
  signal: AbortSignal;
  /** How many bytes have come. */
  onSent: (bytes: number) => void;
  /** Whether the line is away, and tried again. */
  onAway: (isAway: boolean) => void;
}

/** The whole shop as one file, and an empty shop of such a file. */
export const archiveCalls = {
  shopArchive: async (): Promise<ShopArchiveDto> => (await httpClient(path)).json,
  /** An address by which the browser downloads it, once. */
  shopDownload: async (): Promise<ArchiveLinkDto> =>
    (await httpClient(`${path}/downloads`, { method: 'POST', body: '{}' })).json,
  /** Piece by piece, each as often as it takes. */
  fillShop: async (file: File, pieceBytes: number, { signal, onSent, onAway }: Sending): Promise<void> => {
    const begun = await httpClient(`${path}/uploads`, {
      ...{ method: 'POST', body: JSON.stringify({ bytes: file.size }), signal },
    });
    const { id } = begun.json as ArchiveUploadDto;
    for (let number = 0; number * pieceBytes < file.size; number += 1) {
      const piece = file.slice(number * pieceBytes, (number + 1) * pieceBytes);
      const send = () =>
        httpClient(`${path}/uploads/${id}/pieces/${number}`, {
          ...{ method: 'PUT', body: piece, headers: { 'Content-Type': 'application/octet-stream' }, signal },
        });
      for (let tries = 1; await isLost(send, tries); tries += 1) {
        onAway(true);
        await pause(PAUSES_MS[tries - 1] ?? LAST_PAUSE_MS, signal);
      }
      onAway(false);
      onSent(Math.min(file.size, (number + 1) * pieceBytes));
    }
  },
};

/** Whether nobody has taken the piece, which may be sent again. */
async function isLost(send: () => Promise<unknown>, tries: number): Promise<boolean> {
  try {
    await send();
    return false;
  } catch (reason) {
    const isPassing = reason instanceof HttpError && PASSING.includes(Number(reason.status));
    if (!isPassing || tries === MOST_TRIES) throw reason;
    return true;
  }
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const left = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', left);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', left, { once: true });
  });
