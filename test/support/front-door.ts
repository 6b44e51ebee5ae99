import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll } from '@jest/globals';
import type { Shop } from './shop.js';
import { StorefrontProcess } from './storefront-process.js';

/** Who stands before the door: what their socket shows, and what they, or a proxy for them, write. */
export interface Visitor {
  /** An address of this machine, which has all of 127.0.0.0/8. */
  localAddress?: string;
  headers?: Record<string, string | string[]>;
}

export interface Asked {
  method?: string;
  path: string;
  body?: unknown;
  token?: string | undefined;
}

export interface Told {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Asks as this visitor, over a connection of its own. An object is sent as JSON, a text as a form. */
export async function askAs(origin: string, visitor: Visitor, asked: Asked): Promise<Told> {
  const { method = 'POST', path, body, token } = asked;
  const isForm = typeof body === 'string';
  const sent = request(new URL(path, origin.replace('localhost', '127.0.0.1')), {
    method,
    agent: false,
    ...(visitor.localAddress ? { localAddress: visitor.localAddress } : {}),
    headers: {
      ...(body === undefined
        ? {}
        : { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...visitor.headers,
    },
  });
  const answered = once(sent, 'response');
  sent.end(body === undefined ? undefined : isForm ? body : JSON.stringify(body));
  const [response] = (await answered) as [import('node:http').IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, text: await text(response) };
}

/** The storefront server before the shop's API, for the tests of a `describe`; both believe so many proxies. */
export function useFrontDoor(shop: Shop, trustProxy: number): { url: string } {
  const door = { url: '' };
  let storefront: StorefrontProcess;
  beforeAll(async () => {
    const env = { API_PORT: String(shop.api.port), TRUST_PROXY: String(trustProxy) };
    storefront = await StorefrontProcess.start(env);
    door.url = storefront.url;
  });
  afterAll(() => storefront.stop());
  return door;
}

let visitors = 0;

/** Somebody new: at an address of their own, or behind the one proxy that is believed. */
export function newVisitor(trustProxy: number): Visitor {
  visitors += 1;
  const last = `${1 + Math.floor(visitors / 250)}.${1 + (visitors % 250)}`;
  if (trustProxy === 0) return { localAddress: `127.9.${last}` };
  return { headers: { 'x-forwarded-for': `198.18.${last}` } };
}

/** The same visitor, who says something else of himself each time, in every way that is known. */
export function claiming(visitor: Visitor, times: number): Visitor {
  const claimed = `192.0.${1 + Math.floor(times / 250)}.${times % 250}`;
  const seen = visitor.headers?.['x-forwarded-for'];
  return {
    ...visitor,
    headers: {
      'x-forwarded-for': seen ? `${claimed}, ${String(seen)}` : claimed,
      forwarded: `for=${claimed}`,
      'x-real-ip': claimed,
      'x-client-ip': claimed,
      'true-client-ip': claimed,
      'cf-connecting-ip': claimed,
    },
  };
}
