import { Injectable } from '@nestjs/common';
import { TypedAddresses } from '../../../platform/outbound/typed-addresses.js';
import { Post, type Attempt } from '../../application/ports.js';

const TIMEOUT_MS = 10_000;
const FIRST_BYTES = 1_024;
const FIXED = { 'content-type': 'application/json', 'user-agent': 'Duka-Webhooks/1' };

/** As it can be kept and shown: PostgreSQL keeps no zero byte in a text. */
const shown = (text: string) => text.replaceAll('\0', '�');

@Injectable()
export class GuardedPost implements Post {
  constructor(private readonly addresses: TypedAddresses) {}

  check(url: string): void {
    this.addresses.check(url);
  }

  async send(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<Attempt> {
    const began = performance.now();
    const after = () => Math.round(performance.now() - began);
    const call = { headers: { ...headers, ...FIXED }, body, timeoutMs: TIMEOUT_MS, mostBytes: FIRST_BYTES };
    try {
      const { status, text } = await this.addresses.post(url, call);
      return { status, failure: null, answer: shown(text), tookMs: after() };
    } catch (error) {
      const failure = shown(error instanceof Error ? error.message : 'no answer');
      return { status: null, failure, answer: '', tookMs: after() };
    }
  }
}
