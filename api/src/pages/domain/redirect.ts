import { Refusal, type FieldError, refusal } from '../../kernel/refusal.js';

/** An address of the shop that is gone, and where whoever asks for it is sent. */
export interface Redirect {
  id: string;
  /** A path, as `pathAs` has it. */
  from: string;
  /** A path of the shop, perhaps with what stands behind it, or an address that begins with `https://`. */
  to: string;
  /** How often somebody was sent on. */
  hits: number;
  lastHitAt: Date | null;
  createdAt: Date;
}

export type NewRedirect = Pick<Redirect, 'id' | 'from' | 'to'>;

export const MOST_REDIRECTS = 10_000;
export const LONGEST_FROM = 500;
const LONGEST_TO = 1_000;
/** Stands for the shop where only a path is read. */
const HERE = 'http://shop.invalid';

/** What no address shows, and no text that is kept may hold. */
const UNSEEN = /\p{Cc}/u;

/** A path in the one form in which it is compared: its signs decoded, no slash at the end. Undefined for what is none. Pure. */
export function pathAs(text: string): string | undefined {
  if (!text.startsWith('/') || text.length > LONGEST_FROM || !URL.canParse(text, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, HERE);
  if (origin !== HERE || search || hash) return undefined;
  try {
    const path = decodeURI(pathname)
      .normalize('NFC')
      .replace(/(?<=.)\/+$/, '');
    return UNSEEN.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}

/** The path that an address of the shop has; undefined for one of another shop. Pure. */
export const pathOfTarget = (to: string): string | undefined => pathAs(to.replace(/[?#].*$/s, ''));

/** `origin` is the shop's own: an address of it is a path. Undefined for what nobody may be sent to. Pure. */
export function targetAs(text: string, origin: string): string | undefined {
  const isPath = text.startsWith('/');
  if (!isPath && !/^https:\/\//i.test(text) && !text.startsWith(`${origin}/`)) return undefined;
  if (text.length > LONGEST_TO || !URL.canParse(text, origin)) return undefined;
  const url = new URL(text, origin);
  if (url.username || url.password) return undefined;
  if (url.origin !== origin) return isPath ? undefined : url.href;
  const path = url.pathname + url.search + url.hash;
  return pathOfTarget(path) && path;
}

const NO_PATH = 'Enter a path of the shop, such as /old-page, without anything behind ? or #';
const NO_TARGET = 'Enter a path of the shop, such as /pages/new, or an address that begins with https://';

/** What was typed, in its one form, and what is wrong with it by itself. Pure. */
export function readRedirect(sent: { from: string; to: string }, origin: string) {
  const from = pathAs(sent.from.trim());
  const to = targetAs(sent.to.trim(), origin);
  const errors: FieldError[] = [];
  if (!from) errors.push({ field: 'from', message: NO_PATH });
  if (!to) errors.push({ field: 'to', message: NO_TARGET });
  if (from && to && pathOfTarget(to) === from)
    errors.push({ field: 'to', message: 'This leads back to where it begins' });
  return { from, to, errors };
}

export const RedirectNotFound = refusal('not-found', 'redirect_not_found', 'Redirect not found.');

export class RedirectWrong extends Refusal {
  constructor(fields: readonly FieldError[]) {
    super('invalid', 'redirect_wrong', fields[0]?.message ?? 'The redirect is not valid.', { fields });
  }
}
