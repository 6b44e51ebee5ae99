import type { Clock } from '../../../kernel/clock.js';
import type { Access, ProviderAccess } from '../../../platform/config/provider-access.js';
import { log } from '../../../platform/logging/log.js';
import { Breaker } from '../../../platform/outbound/breaker.js';
import { NoAnswer, send, type ProviderAnswer } from '../../../platform/outbound/call.js';
import { readAtMost } from '../../../platform/outbound/read-at-most.js';
import { within } from '../../../platform/outbound/within.js';
import { easypost } from './definition.js';

const LIVE = 'https://api.easypost.com';
const LONGEST_PAPER = 2 * 1024 * 1024;
const PAPER_TIMEOUT_MS = 5_000;
const PAPERS: readonly [type: string, start: string][] = [
  ['application/pdf', '%PDF-'],
  ['image/png', '\u0089PNG'],
];

/** Calls of EasyPost: the key, the timeout, the pause after failures. */
export class EasyPostHttp {
  private readonly breaker: Breaker;

  constructor(
    private readonly provider: ProviderAccess,
    clock: Clock,
  ) {
    this.breaker = new Breaker(clock, easypost.name);
  }

  get isConfigured(): boolean {
    return this.provider.has(easypost.name);
  }

  get access(): Access {
    return this.provider.of(easypost.name);
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
      log.warn({ reason, provider: easypost.name }, 'a call to the carrier failed');
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
    const { baseUrl } = this.access;
    if (baseUrl !== undefined && origin === new URL(baseUrl).origin) return true;
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
