import type { Response } from 'express';
import { isCut, isUnsent } from '../database/cut-connection.js';
import { log } from '../logging/log.js';
import type { IdempotencyKeys, StoredAnswer } from './idempotency-keys.js';
import { KeyInUse } from './key-refusals.js';
import type { Ticket } from './key-statements.js';

/** A database changes its leader in less. */
const AWHILE_MS = 3_000;

/** Keeps the answer of a call in the transaction of its work. @throws KeyInUse when another request has answered meanwhile */
export type KeepAnswer = (body: unknown) => Promise<void>;

/** The call was answered before: its work is left at once, and the interceptor gives that answer again. */
class AnsweredBefore extends Error {
  constructor(readonly answer: StoredAnswer) {
    super('This call was answered before.');
  }
}

/**
 * The key of one call. Taken by itself it is this call's until it is answered or given back; taken within a transaction it costs no
 * packet and no commit, and is as free as before where that fails.
 */
export class KeyOfCall {
  private isTaken = false;

  constructor(
    private readonly keys: IdempotencyKeys,
    private readonly ticket: Ticket,
    private readonly response: Pick<Response, 'status' | 'statusCode'>,
  ) {}

  /** Takes the key, once. @throws KeyReused, KeyInUse, and what ends the work of a call that was answered before */
  async take(): Promise<void> {
    if (this.isTaken) return;
    const { isWithin } = this.keys;
    const before = await (isWithin ? this.keys.takeWithin(this.ticket) : this.taken());
    if (before) throw new AnsweredBefore(before);
    this.isTaken = !isWithin;
  }

  /** Keeps the answer in the transaction of its work. @throws KeyInUse when another request has answered meanwhile */
  async keep(body: unknown): Promise<void> {
    const answer = { status: this.response.statusCode, body };
    if (!this.isTaken) await this.keys.answeredWithin(this.ticket, answer);
    else if (!(await this.keys.answered(this.ticket, answer))) throw new KeyInUse();
  }

  /** The answer of `work`, kept where that has not been done; or that of before. */
  async once(work: () => Promise<unknown>): Promise<unknown> {
    try {
      const body = await work();
      if (this.isTaken) await this.keys.answered(this.ticket, { status: this.response.statusCode, body });
      return body;
    } catch (error) {
      if (error instanceof AnsweredBefore) {
        this.response.status(error.answer.status);
        return error.answer.body;
      }
      if (this.isTaken)
        await this.keys.giveBack(this.ticket).catch((failed: unknown) => this.giveBackLater(failed));
      throw error;
    }
  }

  /** A connection that was cut does not say whether the key was taken: it is nobody's then. */
  private async taken(): Promise<StoredAnswer | undefined> {
    try {
      return await this.keys.take(this.ticket);
    } catch (error) {
      if (isCut(error) && !isUnsent(error)) await this.giveBackLater(error);
      throw error;
    }
  }

  /**
   * In a transaction that has failed nothing can be given back, nor need be; without a database it is done once there is
   * one. Whoever is refused asks again at once, and is not to find the key in use: that is waited for a while.
   */
  private async giveBackLater(error: unknown): Promise<void> {
    const failed = (err: unknown) => log.warn({ err }, 'a key was not given back');
    if (!isCut(error)) return failed(error);
    const given = this.keys.giveBackOnceThere(this.ticket).catch(failed);
    await Promise.race([given, new Promise<void>((resolve) => setTimeout(resolve, AWHILE_MS))]);
  }
}
