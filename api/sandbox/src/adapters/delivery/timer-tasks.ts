import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '@duka/api/platform/jobs/job-queue.js';
import { log } from '@duka/api/platform/logging/log.js';
import { ExpireSession } from '../../application/expire-session.js';
import { Refunds } from '../../application/refunds.js';
import { SettleDelayed } from '../../application/settle-delayed.js';
import { Phones } from '../../application/phones.js';
import { SandboxKeys } from '../sandbox-keys.js';
import { SandboxAccessGuard } from '../sandbox-access.guard.js';
import { PlayedPlugins } from '../played-plugins.js';
import { Courier } from './courier.js';

/** What the sandbox does later; see `Later`. */
@Injectable()
export class TimerTasks implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly sessions: ExpireSession,
    private readonly delayed: SettleDelayed,
    private readonly refunds: Refunds,
    private readonly phones: Phones,
    private readonly plugins: PlayedPlugins,
    private readonly courier: Courier,
    private readonly keys: SandboxKeys,
    private readonly accessGuard: SandboxAccessGuard,
  ) {}

  onModuleInit(): void {
    const id = (payload: Readonly<Record<string, unknown>>) => String(payload['id']);
    this.handlers.on('sandbox.deliver', (payload) => this.courier.deliver(id(payload)));
    this.handlers.on('sandbox.fail-refund', (payload) => this.refunds.fail(id(payload)));
    this.handlers.on('sandbox.phone', (payload) => this.phones.timeIsUp(id(payload)));
    this.handlers.on('sandbox.room', async (payload) => {
      await (await this.plugins.of(String(payload['provider'])))?.timeIsUp?.(id(payload));
    });
    this.handlers.on('sandbox.expire', async (payload) => {
      await this.sessions.current(id(payload));
    });
    this.handlers.on('sandbox.settle-delayed', (payload) =>
      this.delayed.run(id(payload), payload['succeeds'] === true),
    );
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.accessGuard.plays) return;
    await this.keys.get();
    await this.courier.resume();
    log.debug('the payment sandbox is ready');
  }
}
