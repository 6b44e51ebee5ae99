import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '@duka/api/kernel/clock.js';
import {
  Outgoing,
  SandboxSettings,
  Timers,
  type Message,
  type MessageResult,
} from '../../application/ports.js';
import { DELAY_MS, RETRY_MS, type WebhookFault } from '../../domain/switches.js';
import { Post, type Posted } from './post.js';

/** Whoever sends has this long before somebody else may. */
const LEASE_MS = 30_000;
const LOOK_AGAIN_MS = 100;
/** Told last; with `reorder` they arrive first. */
const LAST_WORDS = /^(checkout\.session\.|charge\.refunded|refund\.failed)/;
const HELD_BACK_MS = 3_000;

/** Takes messages to the shop, repeats those that are not taken, and does the mischief that the switches ask for. */
@Injectable()
export class Courier {
  constructor(
    private readonly outgoing: Outgoing,
    private readonly settings: SandboxSettings,
    private readonly timers: Timers,
    private readonly post: Post,
    private readonly clock: Clock,
  ) {}

  /** Sends one message if it is due and nobody else sends it. */
  async deliver(id: string): Promise<void> {
    const now = this.clock.now();
    const message = await this.outgoing.claim(id, now, new Date(now.getTime() + LEASE_MS));
    if (!message) return;
    const { webhooks } = await this.settings.switches();
    const result = await this.handOver(message, (await this.post.isSigned(message)) ? webhooks : 'none');
    await this.outgoing.finish(id, result);
    if (result.state === 'waiting') await this.timers.at(result.nextAt, { task: 'sandbox.deliver', id });
  }

  /** Sends what tells of these events, and waits until it has arrived or `timeoutMs` has passed. */
  async flush(eventIds: readonly string[], timeout: number): Promise<void> {
    const deadline = performance.now() + timeout;
    for (;;) {
      const waiting = await this.outgoing.waiting(eventIds);
      if (waiting.length === 0) return;
      for (const id of waiting) await this.deliver(id);
      if (performance.now() >= deadline) return;
      await pause(LOOK_AGAIN_MS);
    }
  }

  /** After a start: messages that were on their way when the process ended. */
  async resume(): Promise<void> {
    const now = this.clock.now();
    for (const id of await this.outgoing.waiting([]))
      await this.timers.at(now, { task: 'sandbox.deliver', id });
  }

  private async handOver(message: Message, fault: WebhookFault): Promise<MessageResult> {
    if (fault === 'drop') return { state: 'dropped' };
    const wait = message.tries === 1 ? heldBack(message, fault) : 0;
    if (wait > 0)
      return { state: 'waiting', status: null, error: `held back: ${fault}`, nextAt: this.in(wait) };
    const posted = await this.post.send(message, fault);
    if (fault === 'duplicate') await this.post.send(message, fault);
    return this.resultOf(message, posted, await this.post.isSigned(message));
  }

  /** Who signs its messages repeats them as well. */
  private resultOf(message: Message, posted: Posted, isRepeated: boolean): MessageResult {
    if (posted.status !== null && posted.status >= 200 && posted.status < 300)
      return { state: 'delivered', status: posted.status };
    const error = posted.error ?? `answered ${posted.status}`;
    const pauseMs = isRepeated ? RETRY_MS[message.tries - 1] : undefined;
    if (pauseMs === undefined) return { state: 'failed', status: posted.status, error };
    return { state: 'waiting', status: posted.status, error, nextAt: this.in(pauseMs) };
  }

  private in(ms: number): Date {
    return new Date(this.clock.now().getTime() + ms);
  }
}

function heldBack(message: Message, fault: WebhookFault): number {
  if (fault === 'delay') return DELAY_MS;
  return fault === 'reorder' && !LAST_WORDS.test(message.type) ? HELD_BACK_MS : 0;
}
