import { Module } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module.js';
import { OrdersModule } from './orders/orders.module.js';
import { PlatformModule } from './platform/platform.module.js';

/** The shop's table of contents: one line per feature. Taking a line out takes the feature out. */
@Module({
  imports: [PlatformModule, AccountsModule, OrdersModule],
})
export class AppModule {}
