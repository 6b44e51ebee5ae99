import type { Permission } from '../../kernel/permission.js';

/** A program that may ask people to let it in. Anybody registers one: it may do nothing by that. */
export interface OauthClient {
  id: string;
  /** As it calls itself. */
  name: string;
  /** Where people are sent back to; by nothing else is it known. */
  redirectUris: readonly string[];
}

/** A client that somebody has let in. It may do what its scopes say and its owner may do, whichever is less. */
export interface ConnectedApp {
  id: string;
  clientId: string;
  /** The account that let it in and answers for it. */
  ownerId: string;
  name: string;
  scopes: readonly Permission[];
}

/** What a client gets tokens for, once. */
export interface NewCode {
  hash: string;
  redirectUri: string;
  /** By PKCE (RFC 7636), S256. */
  challenge: string;
}

/** Seconds. */
export const LASTS = {
  code: 300,
  access: 3_600,
  /** From its last use: a new one is told each time. */
  refresh: 30 * 86_400,
  /** A client that nobody has let in. */
  client: 86_400,
} as const;

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost'];
const LONGEST = 2_000;

/** Over TLS, or to a program on the person's own machine (RFC 8252); no part of it is for the browser alone. */
export function isRedirectUri(text: unknown): text is string {
  if (typeof text !== 'string' || text.length > LONGEST || !URL.canParse(text)) return false;
  const url = new URL(text);
  if (text.includes('#') || url.username || url.password) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.includes(url.hostname));
}

/** Letter for letter, but that a program on the person's machine takes any port that is free (RFC 8252, 7.3). */
export function isOneOf(uris: readonly string[], uri: string): boolean {
  if (uris.includes(uri)) return true;
  if (!isRedirectUri(uri)) return false;
  const here = new URL(uri);
  return here.protocol === 'http:' && uris.some((known) => withoutPort(known) === withoutPort(uri));
}

function withoutPort(uri: string): string {
  const url = new URL(uri);
  url.port = '';
  return url.href;
}

/** Whether a resource that a token is asked for (RFC 8707) is this shop, or of it. */
export const isWithin = (shop: string, resource: string): boolean =>
  URL.canParse(resource) && new URL(resource).origin === new URL(shop).origin;
