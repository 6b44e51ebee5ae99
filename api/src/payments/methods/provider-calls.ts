import { Kept } from '@duka/serving/kept.js';
import type { Trial } from '../../kernel/connections.js';
import type { Clock } from '../../kernel/clock.js';
import { NoProvider, type Access, type ProviderAccess } from '../../platform/config/provider-access.js';
import { log } from '../../platform/logging/log.js';
import { Breaker } from '../../platform/outbound/breaker.js';
import { member, NoAnswer, send, textOf, type ProviderAnswer } from '../../platform/outbound/call.js';
import { within } from '../../platform/outbound/within.js';
import type { Refused, Unknown } from '../application/ports.js';
import { AT_THE_COUNTER_MS } from './tools.js';
import { notTaken, silent, taken } from './trial.js';

/** A token is renewed this long before it ends. */
const EARLY_MS = 60_000;

/** The provider was asked nothing: it has just failed, or gave no token. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
}

/** It answered, and gave no token. */
class NoToken extends NotSent {
  constructor(readonly status: number) {
    super(`no token: ${status}`);
  }
}

/** What is asked for to see whether the keys are taken. */
interface Look {
  path: string;
  init: (access: Access) => RequestInit;
}

/** How a provider says that it does not take the keys. */
const REFUSED: ReadonlySet<number> = new Set([401, 403]);

/** It may or may not have happened. `error`: why nobody knows. */
export const unknown = (error?: unknown): Unknown => ({
  outcome: 'unknown',
  message: error instanceof Error ? error.message : 'no answer',
});

/** What a call that failed says: a definite no where the provider is not set up, and else nothing definite. */
export const outcomeOf = (error: unknown): Refused | Unknown =>
  error instanceof NoProvider
    ? { outcome: 'refused', code: 'not_configured', message: error.message }
    : unknown(error);

/** Where a bearer token is got by OAuth 2.0's client credentials. */
export interface TokenRequest {
  /** Below the provider's address. */
  path: string;
  /** The names of id and secret among the secrets of the provider. */
  login: readonly [id: string, secret: string];
  init?: (access: Access) => RequestInit;
  /** How an answer says that the token is no longer taken; unset: status 401. */
  isRefused?: (answer: ProviderAnswer) => boolean;
}

interface Token {
  text: string;
  lastsMs: number;
  of: Access;
}

/** Calls of one provider: within five seconds, not at all while it is down, and with a token where it wants one. */
export class ProviderCalls {
  private readonly breaker: Breaker;
  private readonly tokens: Kept<Token>;

  /** `isDown`: what an answer says of the provider; unset: every 5xx. */
  constructor(
    private readonly access: ProviderAccess,
    clock: Clock,
    private readonly provider: string,
    private readonly token?: TokenRequest,
    private readonly isDown: (answer: ProviderAnswer) => boolean = ({ status }) => status >= 500,
  ) {
    this.breaker = new Breaker(clock, provider);
    this.tokens = new Kept({ most: 1, freshMs: ({ lastsMs }) => lastsMs, now: () => clock.now().getTime() });
  }

  /** How the provider is reached now. @throws NoProvider */
  get door(): Access {
    return this.access.of(this.provider);
  }

  /** `init` gets the token, empty where none is wanted. @throws NotSent, NoProvider: nothing was sent; NoAnswer, TooLate */
  async call(path: string, init: (token: string, access: Access) => RequestInit): Promise<ProviderAnswer> {
    const access = this.door;
    if (!this.breaker.permits()) throw new NotSent(`${this.provider} has just failed; nothing was sent`);
    try {
      const answer = await within(AT_THE_COUNTER_MS, this.ask(access, path, init));
      if (this.isDown(answer)) this.breaker.failed();
      else this.breaker.succeeded();
      return answer;
    } catch (error) {
      this.breaker.failed();
      const reason = error instanceof Error ? error.message : 'unknown';
      log.warn({ reason, provider: this.provider }, 'a call to a payment provider failed');
      throw error;
    }
  }

  /** Whether the keys of now open it: it gives a new token, or answers a look at `path` that is sent with `init`. */
  async tryOut(label: string, isLive: boolean, look?: Look): Promise<Trial> {
    try {
      const access = this.door;
      if (!look) {
        if (this.token) await within(AT_THE_COUNTER_MS, this.newToken(access, this.token));
        return taken(label, isLive);
      }
      const { status } = await send(`${access.baseUrl ?? ''}${look.path}`, look.init(access));
      if (REFUSED.has(status)) return notTaken(label);
      return status < 500 ? taken(label, isLive) : silent(label);
    } catch (error) {
      return error instanceof NoToken && error.status < 500 ? notTaken(label) : silent(label);
    }
  }

  /** Once more with a new token when the kept one is no longer taken. */
  private async ask(access: Access, path: string, init: Parameters<ProviderCalls['call']>[1]) {
    const url = `${access.baseUrl ?? ''}${path}`;
    if (!this.token) return send(url, init('', access));
    const { isRefused = ({ status }) => status === 401 } = this.token;
    const first = await this.tokenOf(access, this.token);
    const answer = await send(url, init(first, access));
    if (!isRefused(answer)) return answer;
    this.forget(first);
    const second = await this.tokenOf(access, this.token);
    const again = await send(url, init(second, access));
    if (isRefused(again)) this.forget(second);
    return again;
  }

  private forget(text: string): void {
    if (this.tokens.known('')?.text === text) this.tokens.forget();
  }

  /** Asked for once however many wait for it, and kept until shortly before its end. @throws NotSent */
  private async tokenOf(access: Access, request: TokenRequest): Promise<string> {
    const kept = this.tokens.known('');
    if (kept && kept.of !== access) this.tokens.forget();
    return (await this.tokens.get('', () => this.newToken(access, request))).text;
  }

  private async newToken(access: Access, { path, login, init }: TokenRequest): Promise<Token> {
    const [id = '', secret = ''] = login.map((name) => access.secrets[name] ?? '');
    const { headers, ...more } = init?.(access) ?? {};
    const authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
    const { status, body } = await send(`${access.baseUrl ?? ''}${path}`, {
      ...more,
      headers: { ...(headers as Record<string, string>), Authorization: authorization },
    }).catch((error: unknown) => {
      throw error instanceof NoAnswer ? new NotSent(error.message, { cause: error }) : error;
    });
    const text = textOf(member(body, 'access_token'));
    const seconds = Number(member(body, 'expires_in'));
    if (status !== 200 || !text || !(seconds > 0)) throw new NoToken(status);
    return { text, lastsMs: Math.max(0, seconds * 1_000 - EARLY_MS), of: access };
  }
}
