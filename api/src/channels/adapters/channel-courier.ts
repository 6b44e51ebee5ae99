import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { ProviderAccess } from '../../platform/config/provider-access.js';
import { RequestEntities } from '../../platform/database/request-entities.js';
import { currentRequest, log } from '../../platform/logging/log.js';
import { PushGoods } from '../application/push-goods.js';
import { CHANNELS } from '../plugins/index.js';

/** As long as a channel may go without a change: the channel itself takes minutes to show it. */
const LOOK_EVERY_MS = 2_000;

/** Tells channels what has changed, beside the queue of jobs and apart from every request: a slow one holds up nothing. */
@Injectable()
export class ChannelCourier implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private isEnding = false;
  private looking: Promise<void> | undefined;

  constructor(
    private readonly push: PushGoods,
    private readonly access: ProviderAccess,
    private readonly config: Config,
    private readonly entities: RequestEntities,
  ) {}

  onApplicationBootstrap(): void {
    if (process.env['WORKER'] !== '0') this.lookLater();
  }

  /** What is cut off is told again when its claim ends. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isEnding = true;
    clearTimeout(this.timer);
    await this.looking;
  }

  private lookLater(): void {
    if (this.isEnding) return;
    this.timer = setTimeout(() => {
      this.looking = this.look().finally(() => this.lookLater());
    }, LOOK_EVERY_MS);
    this.timer.unref();
  }

  private async look(): Promise<void> {
    for (const channel of CHANNELS) {
      const { name } = channel.connection;
      try {
        while (!this.isEnding && this.access.has(name)) {
          const open = { channel, door: this.access.of(name), url: this.config.publicUrl };
          const hasMore = await currentRequest.run(
            { requestId: 'channels', entities: this.entities.lazily() },
            () => this.push.pushGoods(open),
          );
          if (!hasMore) break;
        }
      } catch (error) {
        log.warn({ err: error, channel: name }, 'channels: goods could not be told');
      }
    }
  }
}
