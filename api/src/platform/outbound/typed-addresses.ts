import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Injectable } from '@nestjs/common';
import ipaddr from 'ipaddr.js';
import { isFrom } from '../auth/networks.js';
import { Config } from '../config/config.js';
import { AddressRefused } from './address-refused.js';
import { NoAnswer } from './call.js';
import { firstOf, wholeOf } from './read-answer.js';

export interface TypedCall {
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Over all of it. */
  timeoutMs: number;
  /** Of the answer so many bytes are read. */
  mostBytes: number;
}

export interface TypedAnswer {
  status: number;
  /** Its first bytes, as text. */
  text: string;
}

export interface TypedDownload {
  status: number;
  content: Uint8Array;
}

/** The global addresses of IPv6; what else it counts as ordinary nobody was given yet. */
const GIVEN_V6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether the address is one of the internet's: none of the own machine, network or provider, and none that leads there. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(GIVEN_V6);
}

/** Asks name servers itself: the system's own look-ups share a few threads, which silent servers would take from payments and mails. */
const ASKING = { timeout: 2_000, tries: 2 };
const OF_THIS_MACHINE: readonly LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

const withoutBrackets = (host: string) => host.replace(/^\[(.*)\]$/, '$1');

/**
 * The way to call an address that a person typed (a webhook). Not within the own network, unless the operator allows it
 * (`OUTBOUND_NETWORKS`); the socket goes to the very address that was judged, so that a name cannot mean another one
 * meanwhile; where the answer leads on to another address, it is not followed.
 */
@Injectable()
export class TypedAddresses {
  private readonly allowed: readonly string[];
  private readonly needsHttps: boolean;

  constructor(config: Config) {
    this.allowed = config.env.OUTBOUND_NETWORKS.split(',')
      .map((network) => network.trim())
      .filter(Boolean);
    this.needsHttps = config.isProduction;
  }

  /** What can be told of an address without asking anybody. @throws AddressRefused */
  check(text: string): URL {
    if (!URL.canParse(text)) throw new AddressRefused('Please enter a whole address, such as https://…');
    const url = new URL(text);
    if (url.protocol !== 'https:' && (this.needsHttps || url.protocol !== 'http:'))
      throw new AddressRefused('The address must begin with https://');
    if (url.username || url.password)
      throw new AddressRefused('The address must not hold a name or a password');
    const host = withoutBrackets(url.hostname);
    if (isIP(host) !== 0 && !this.mayCall(host))
      throw new AddressRefused('The address is within the shop’s own network');
    return url;
  }

  /** An address of a host that may be connected to, for what is no call over HTTP. @throws AddressRefused, and as name servers say */
  async place(host: string): Promise<string> {
    const found = isIP(host) ? [host] : (await addressesOf(host)).map(({ address }) => address);
    const allowed = found.find((address) => this.mayCall(address));
    if (!allowed) throw new AddressRefused('The address is within the shop’s own network');
    return allowed;
  }

  /** Posts and answers what came. @throws AddressRefused, NoAnswer */
  post(text: string, call: TypedCall): Promise<TypedAnswer> {
    return this.send('POST', text, call);
  }

  /** Asks and answers what came. @throws AddressRefused, NoAnswer */
  get(text: string, call: Omit<TypedCall, 'body'>): Promise<TypedAnswer> {
    return this.send('GET', text, call);
  }

  private async send(
    method: string,
    text: string,
    { headers, body = '', timeoutMs, mostBytes }: Omit<TypedCall, 'body'> & { body?: string },
  ): Promise<TypedAnswer> {
    const url = this.check(text);
    const request = url.protocol === 'https:' ? requestSecure : requestPlain;
    const signal = AbortSignal.timeout(timeoutMs);
    const bytes = Buffer.from(body);
    return new Promise<TypedAnswer>((done, fail) => {
      const lost = (error: Error) =>
        fail(
          new NoAnswer(signal.aborted ? `no answer within ${timeoutMs / 1_000} seconds` : error.message, {
            cause: error,
          }),
        );
      const call = request(url, {
        ...{ method, agent: false, signal, lookup: this.lookup },
        headers: method === 'GET' ? headers : { ...headers, 'content-length': bytes.length },
      });
      call.on('error', lost);
      // also without an answer, as after one that changes the protocol
      const closed = () => lost(new Error('the connection was closed'));
      call.on('close', closed);
      call.on('response', (answer) => {
        // the status says how it went, whatever becomes of the rest
        call
          .off('error', lost)
          .off('close', closed)
          .on('error', () => undefined);
        firstOf(answer, mostBytes).then((first) => {
          done({ status: answer.statusCode ?? 0, text: first });
          call.destroy();
        }, lost);
      });
      call.end(bytes);
    });
  }

  /** Fetches what lies there, whole. @throws AddressRefused, NoAnswer */
  async download(
    text: string,
    { timeoutMs, mostBytes, headers }: Omit<TypedCall, 'body'>,
  ): Promise<TypedDownload> {
    const url = this.check(text);
    const request = url.protocol === 'https:' ? requestSecure : requestPlain;
    const signal = AbortSignal.timeout(timeoutMs);
    return new Promise<TypedDownload>((done, fail) => {
      const lost = (error: Error) => {
        const message = signal.aborted ? `no answer within ${timeoutMs / 1_000} seconds` : error.message;
        fail(new NoAnswer(message, { cause: error }));
      };
      const call = request(url, { agent: false, signal, lookup: this.lookup, headers });
      call.on('error', lost);
      call.on('close', () => lost(new Error('the connection was closed')));
      call.on('response', (answer) => {
        wholeOf(answer, mostBytes).then((content) => {
          done({ status: answer.statusCode ?? 0, content });
          call.destroy();
        }, lost);
      });
      call.end();
    });
  }

  /** As a socket asks for the addresses of a name: it is told of those alone that may be called. */
  private readonly lookup: LookupFunction = (host, { family }, told) => {
    addressesOf(host).then(
      (found) => {
        const [first, ...others] = found.filter(
          (one) =>
            (family === 0 || family === undefined || one.family === family) && this.mayCall(one.address),
        );
        if (first) told(null, [first, ...others]);
        else told(new Error('the address is within the shop’s own network'), []);
      },
      (error: Error) => told(error, []),
    );
  };

  private mayCall(address: string): boolean {
    return isPublic(address) || (this.allowed.length > 0 && isFrom(this.allowed, address));
  }
}

async function addressesOf(host: string): Promise<readonly LookupAddress[]> {
  if (host === 'localhost') return OF_THIS_MACHINE;
  const resolver = new Resolver(ASKING);
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
  const found = (asked: PromiseSettledResult<string[]>, family: 4 | 6) =>
    asked.status === 'fulfilled' ? asked.value.map((address) => ({ address, family })) : [];
  return [...found(four, 4), ...found(six, 6)];
}
