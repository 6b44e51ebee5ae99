import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../../platform/config/config.js';
import { JobHandlers, JobQueue } from '../../../platform/jobs/job-queue.js';
import { EventListeners } from '../../../platform/jobs/outbox.js';
import { PlatformPost } from '../../application/ports.js';
import { TellPlatform, TOLD_TOPICS } from '../../application/tell-platform.js';

const TELL = 'ucp.tell-platform';

/** Tells a platform of its orders as things happen; what is not taken is tried again, one after the other. */
@Injectable()
export class PlatformListener implements OnModuleInit {
  constructor(
    private readonly listeners: EventListeners,
    private readonly handlers: JobHandlers,
    private readonly jobs: JobQueue,
    private readonly tell: TellPlatform,
    private readonly post: PlatformPost,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.handlers.on(TELL, ({ orderId, eventId }) =>
      this.tell.tellPlatform(String(orderId), String(eventId), this.config.publicUrl),
    );
    if (!this.post.isSet()) return;
    for (const topic of TOLD_TOPICS)
      this.listeners.on(topic, ({ id, payload }) =>
        this.jobs.enqueue(
          TELL,
          { orderId: payload['orderId'], eventId: id },
          { key: `ucp:${id}`, queue: 'ucp' },
        ),
      );
  }
}
