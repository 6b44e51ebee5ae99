import type { Clock } from '../../../kernel/clock.js';
import type { Access } from '../../../platform/config/provider-access.js';
import { NoAnswer, member, send } from '../../../platform/outbound/call.js';

/** A token is renewed this long before it ends. */
const EARLY_MS = 60_000;

/** MTN's bearer token: asked for once however many wait for it, and kept until shortly before its end. */
export class MomoToken {
  private token: { text: string; until: number; of: Access } | undefined;
  private asking: Promise<string> | undefined;

  constructor(private readonly clock: Clock) {}

  /** @throws NoAnswer */
  async get(access: Access): Promise<string> {
    const { token } = this;
    if (token?.of === access && token.until > this.clock.now().getTime()) return token.text;
    this.asking ??= this.ask(access).finally(() => (this.asking = undefined));
    return this.asking;
  }

  /** Drops a token that MTN no longer takes. */
  forget(text: string): void {
    if (this.token?.text === text) this.token = undefined;
  }

  private async ask(access: Access): Promise<string> {
    const { apiUser = '', apiKey = '', subscriptionKey = '' } = access.secrets;
    const answer = await send(`${access.baseUrl}/collection/token/`, {
      method: 'POST',
      headers: {
        Authorization: `Basic ${Buffer.from(`${apiUser}:${apiKey}`).toString('base64')}`,
        'Ocp-Apim-Subscription-Key': subscriptionKey,
      },
    });
    const text = member(answer.body, 'access_token');
    const seconds = Number(member(answer.body, 'expires_in'));
    if (answer.status !== 200 || typeof text !== 'string' || !(seconds > 0))
      throw new NoAnswer(`no token: ${answer.status}`);
    this.token = { text, until: this.clock.now().getTime() + seconds * 1000 - EARLY_MS, of: access };
    return text;
  }
}
