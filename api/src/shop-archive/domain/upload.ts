import type { Brought } from './parts.js';
import { ArchiveIsBeingSent, ShopIsFilled, WrongPiece } from './refusals.js';

/** What becomes of a file that is sent: it comes in, fills the shop, and has done so or was refused. */
export const ARCHIVE_STATES = ['receiving', 'filling', 'done', 'refused'] as const;
export type ArchiveState = (typeof ARCHIVE_STATES)[number];

/** The file that fills an empty shop; there is one at most. */
export interface Upload {
  id: string;
  /** Who has begun it: nobody else sends its pieces. */
  accountId: string;
  state: ArchiveState;
  /** Of the whole file, and of what has come. */
  bytes: number;
  received: number;
  startedAt: string;
  /** When something of it came last, or the shop began to be filled. */
  touchedAt: string;
  brought: Brought | null;
  sentence: string;
}

/**
 * Of a file, the last piece aside: small enough for what stands in between, and for a line of 150 kbit/s to send it within the
 * longest time of a request.
 */
export const PIECE_BYTES = 2 ** 20;

/** Whoever sends a file is not silent for so long: a piece that came too late is sent again within it. */
const SILENT_MS = 120_000;

export const isInterrupted = ({ state, touchedAt }: Upload, now: Date): boolean =>
  state === 'receiving' && now.getTime() - Date.parse(touchedAt) > SILENT_MS;

/** Another file takes the place of one that is over or was interrupted. @throws ShopIsFilled, ArchiveIsBeingSent */
export function checkPlace(before: Upload | undefined, now: Date): void {
  if (before?.state === 'filling') throw new ShopIsFilled();
  if (before?.state === 'receiving' && !isInterrupted(before, now)) throw new ArchiveIsBeingSent();
}

/** A piece has its number, counted from 0, and the length of it. @throws WrongPiece */
export function checkPiece({ bytes }: Upload, number: number, length: number): void {
  const wanted = Math.min(PIECE_BYTES, bytes - number * PIECE_BYTES);
  if (number < 0 || length === 0 || length !== wanted) throw new WrongPiece();
}
