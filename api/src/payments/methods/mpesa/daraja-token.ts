import type { Clock } from '../../../kernel/clock.js';
import type { Access } from '../../../platform/config/provider-access.js';
import { NoAnswer, member, send } from '../../../platform/outbound/call.js';

/** A token is renewed this long before it ends. */
const EARLY_MS = 60_000;

/** Nothing was asked of anybody's phone: there was no way to ask. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
}

/** Daraja's bearer token: asked for once however many wait for it, and kept until shortly before its end. */
export class DarajaToken {
  private token: { text: string; until: number; of: Access } | undefined;
  private asking: Promise<string> | undefined;

  constructor(private readonly clock: Clock) {}

  /** @throws NotSent */
  async get(access: Access): Promise<string> {
    const { token } = this;
    if (token?.of === access && token.until > this.clock.now().getTime()) return token.text;
    this.asking ??= this.ask(access).finally(() => (this.asking = undefined));
    return this.asking;
  }

  /** Drops a token that Daraja no longer takes: it ends the last one whenever it gives out another. */
  forget(text: string): void {
    if (this.token?.text === text) this.token = undefined;
  }

  private async ask(access: Access): Promise<string> {
    const { key = '', secret = '' } = access.secrets;
    const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
    const url = `${access.baseUrl ?? ''}/oauth/v1/generate?grant_type=client_credentials`;
    const answer = await send(url, { headers: { Authorization: authorization } }).catch((error: unknown) => {
      throw error instanceof NoAnswer ? new NotSent(error.message, { cause: error }) : error;
    });
    const text = member(answer.body, 'access_token');
    const seconds = Number(member(answer.body, 'expires_in'));
    if (answer.status !== 200 || typeof text !== 'string' || !(seconds > 0))
      throw new NotSent(`no token: ${answer.status}`);
    this.token = { text, until: this.clock.now().getTime() + seconds * 1_000 - EARLY_MS, of: access };
    return text;
  }
}
