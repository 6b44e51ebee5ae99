const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** How often a file is downloaded by one link: a phone, a computer, and what went wrong. */
export const USES = 5;
/** For how many days. */
export const DAYS = 30;
/** So long after a use what is asked for from the middle on is the rest of it. */
const RESUMED_WITHIN_MS = HOUR_MS;
/** So long after it a range from the first byte is: players ask for a few bytes before all of them. */
const BEGUN_WITHIN_MS = 60_000;
/** So many requests go on with one use: a download manager with 32 pieces that splits them again, or a listener who looks for a place ninety times an hour. */
export const RESTS = 100;

/** A link by which who has paid for a file downloads it. */
export interface Download {
  id: string;
  orderId: string;
  orderLineId: string;
  fileId: string;
  tokenHash: string;
  sealedToken: string;
  usesLeft: number;
  until: Date;
  createdAt: Date;
}

/** A file of a line of an order that there is no link to. */
export interface Owed {
  orderLineId: string;
  fileId: string;
  fileName: string;
}

/** A link as it stands. */
export interface ListedDownload {
  id: string;
  /** What was bought, in the buyer's words. */
  line: string;
  name: string;
  bytes: number;
  usesLeft: number;
  until: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
  /** Null once it is worth nothing. */
  sealedToken: string | null;
}

export const endOf = (now: Date): Date => new Date(now.getTime() + DAYS * DAY_MS);

export const DOWNLOAD_STATES = ['open', 'used_up', 'over', 'revoked'] as const;
export type DownloadState = (typeof DOWNLOAD_STATES)[number];

export function stateOf(
  { usesLeft, until, revokedAt }: Pick<ListedDownload, 'usesLeft' | 'until' | 'revokedAt'>,
  now: Date,
): DownloadState {
  if (revokedAt) return 'revoked';
  if (until <= now) return 'over';
  return usesLeft > 0 ? 'open' : 'used_up';
}

/** The part of a file that a `Range` asks for, both ends included, by RFC 9110; one range alone. */
export interface Part {
  from: number;
  to: number;
}

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** From when on there must have been a use for this part to go on with it; undefined for all of a file, which never does. */
export function goesOnSince(part: Part | undefined, now: Date): Date | undefined {
  if (!part) return undefined;
  return new Date(now.getTime() - (part.from > 0 ? RESUMED_WITHIN_MS : BEGUN_WITHIN_MS));
}

/** All of it where the header is missing or is none of one range; `unsatisfiable` where it begins behind the end. */
export function partOf(range: string | undefined, bytes: number): Part | undefined | 'unsatisfiable' {
  const [, from = '', to = ''] = ONE_RANGE.exec(range?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const last = Number(to);
    return last === 0 ? 'unsatisfiable' : { from: Math.max(0, bytes - last), to: bytes - 1 };
  }
  const part = { from: Number(from), to: to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1) };
  if (part.from >= bytes) return 'unsatisfiable';
  return part.to < part.from ? undefined : part;
}
