import { Module } from '@nestjs/common';
import { EventFeed } from '../events/application/ports.js';
import { EventsModule } from '../events/events.module.js';
import { FeedProducts } from '../feeds/application/ports.js';
import { SeeShop } from '../feeds/application/see-shop.js';
import { FeedsModule } from '../feeds/feeds.module.js';
import { Connections } from '../kernel/connections.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { ProviderAccess } from '../platform/config/provider-access.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { ChannelCourier } from './adapters/channel-courier.js';
import { PostgresChannelBook } from './adapters/persistence/postgres-channel-book.js';
import { AdminChannelsController } from './adapters/http/admin-channels.controller.js';
import { PostgresChannelStates } from './adapters/persistence/postgres-channel-states.js';
import { ChannelBook, ChannelStates } from './application/ports.js';
import { PushGoods } from './application/push-goods.js';
import { ResendGoods } from './application/resend-goods.js';
import { TryChannel } from './application/try-channel.js';
import { CHANNELS } from './plugins/index.js';

/** Places elsewhere where the shop's goods are shown: each hears of every change, and says what it makes of it. */
@Module({
  imports: [EventsModule, FeedsModule],
  controllers: [AdminChannelsController],
  providers: [
    ChannelCourier,
    adapter(ChannelBook, PostgresChannelBook),
    useCase(PushGoods, ChannelBook, EventFeed, FeedProducts, SeeShop, UnitOfWork),
    adapter(ChannelStates, PostgresChannelStates),
    useCase(ResendGoods, ChannelBook, UnitOfWork),
    useCase(TryChannel, ChannelStates),
  ],
})
export class ChannelsModule {
  constructor(connections: Connections, access: ProviderAccess, trial: TryChannel) {
    for (const channel of CHANNELS) {
      const tryOut = () => trial.tryChannel(channel, access.of(channel.connection.name));
      connections.add({ ...channel.connection, group: 'channels', tryOut });
    }
  }
}
