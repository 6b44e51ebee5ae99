import { Injectable } from '@nestjs/common';
import type { Trial } from '../../../kernel/connections.js';
import { Clock } from '../../../kernel/clock.js';
import { ProviderAccess, type Access } from '../../../platform/config/provider-access.js';
import { log } from '../../../platform/logging/log.js';
import { Breaker } from '../../../platform/outbound/breaker.js';
import { NoAnswer, send, type ProviderAnswer } from '../../../platform/outbound/call.js';
import { readAtMost } from '../../../platform/outbound/read-at-most.js';
import { within } from '../../../platform/outbound/within.js';

const LIVE = 'https://api.easypost.com';
const TRIAL_TIMEOUT_MS = 5_000;
const LONGEST_PAPER = 2 * 1024 * 1024;
const PAPER_TIMEOUT_MS = 5_000;
const PAPERS: readonly [type: string, start: string][] = [
  ['application/pdf', '%PDF-'],
  ['image/png', '\u0089PNG'],
];

/** Calls of EasyPost: the key, the timeout, the pause after failures. */
@Injectable()
export class EasyPostHttp {
  private readonly breaker: Breaker;

  constructor(
    private readonly provider: ProviderAccess,
    clock: Clock,
  ) {
    this.breaker = new Breaker(clock, 'easypost');
  }

  get isConfigured(): boolean {
    return this.provider.has('easypost');
  }

  get access(): Access {
    return this.provider.of('easypost');
  }

  /** Whether the key is taken: it is asked for an address of the account. */
  async tryOut(): Promise<Trial> {
    try {
      const { status } = await this.call('GET', '/addresses?page_size=1', TRIAL_TIMEOUT_MS);
      if (status === 401 || status === 403)
        return {
          worked: false,
          message: 'EasyPost does not take this key. Compare it with what stands there.',
        };
      if (status < 500)
        return { worked: true, message: `The key works. Labels are ${this.isLive ? 'paid for' : 'tests'}.` };
    } catch {
      // no answer is none that can be read
    }
    return { worked: false, message: 'EasyPost gave no answer that can be read. Try again in a minute.' };
  }

  private get isLive(): boolean {
    return (this.access.secrets['key'] ?? '').startsWith('EZAK');
  }

  /** @throws NoAnswer, TooLate, NoProvider */
  async call(
    method: 'GET' | 'POST',
    path: string,
    timeoutMs: number,
    body?: object,
  ): Promise<ProviderAnswer> {
    const { baseUrl = LIVE, secrets } = this.access;
    if (!this.breaker.permits()) throw new NoAnswer('the carrier has just failed; nothing was sent');
    const headers = {
      Accept: 'application/json',
      Authorization: `Basic ${Buffer.from(`${secrets['key'] ?? ''}:`).toString('base64')}`,
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    };
    const asked = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
    try {
      const answer = await within(timeoutMs, send(`${baseUrl}/v2${path}`, asked));
      if (answer.status >= 500) this.breaker.failed();
      else this.breaker.succeeded();
      return answer;
    } catch (error) {
      this.breaker.failed();
      const reason = error instanceof Error ? error.message : 'unknown';
      log.warn({ reason, provider: 'easypost' }, 'a call to the carrier failed');
      throw error;
    }
  }

  /** A label by its address: over HTTPS or where the played carrier is, a PDF or PNG of 2 MB at most; else null. */
  async labelFile(address: string): Promise<{ type: string; bytes: Uint8Array } | null> {
    if (!this.mayFetch(address)) return null;
    try {
      const signal = AbortSignal.timeout(PAPER_TIMEOUT_MS);
      const response = await fetch(address, { redirect: 'error', signal });
      const bytes = response.ok ? await readAtMost(response, LONGEST_PAPER) : null;
      if (!bytes) return null;
      const start = Buffer.from(bytes.subarray(0, 5)).toString('latin1');
      const [type] = PAPERS.find(([, mark]) => start.startsWith(mark)) ?? [];
      return type ? { type, bytes } : null;
    } catch {
      return null;
    }
  }

  private mayFetch(address: string): boolean {
    if (!URL.canParse(address)) return false;
    const { protocol, origin, hostname } = new URL(address);
    if (origin === this.access.baseUrl) return true;
    return (
      protocol === 'https:' && OF_EASYPOST.some((host) => hostname === host || hostname.endsWith(`.${host}`))
    );
  }
}

/** Where EasyPost keeps its labels. */
const OF_EASYPOST = [
  'easypost.com',
  'easypost-files.s3.amazonaws.com',
  'easypost-files.s3-us-west-2.amazonaws.com',
  'easypost-files.s3.us-west-2.amazonaws.com',
];
