/** A file that comes with a variant, and goes to whoever buys it. */
export interface DigitalFile {
  id: string;
  variantId: string;
  /** Its name in the private store. */
  key: string;
  /** As whoever downloads it gets it. */
  name: string;
  bytes: number;
  /** By RFC 9110; what the sender has said. */
  type: string;
  createdAt: Date;
}

/** The largest file: it is held in memory while it comes in, and so is an entry of the shop's archive. */
export const MOST_BYTES = 50_000_000;
/** Of one variant. */
export const MOST_FILES = 20;
export const LONGEST_NAME = 120;

const OTHER = 'application/octet-stream';
const TYPE = /^[a-z0-9][a-z0-9!#$&^_.+-]{0,62}\/[a-z0-9][a-z0-9!#$&^_.+-]{0,62}$/;

const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether something is the name of a file in the private store, and so leads nowhere else. */
export const isKey = (value: unknown): boolean => typeof value === 'string' && KEY.test(value);

/** A media type as it may stand in a header; of anything else the type of plain bytes. */
export function typeOf(said: string): string {
  const type = said.toLowerCase().split(';')[0]?.trim() ?? '';
  return TYPE.test(type) ? type : OTHER;
}

/** Signs that no system has in the name of a file, and those that turn the direction of what follows. */
const NOT_IN_NAMES = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:*?"<>|]/gu;

/** The last part of a path, without what no file is called; empty where nothing is left. */
export const nameOf = (said: string): string =>
  (said.normalize('NFC').split(/[/\\]/).at(-1) ?? '').replaceAll(NOT_IN_NAMES, '').trim().replace(/^\.+/, '');
