import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventListeners } from '../../../platform/jobs/outbox.js';
import { NEW_ORDER_TOPICS, TellShop } from '../../application/tell-shop.js';
import { Mailings } from './mailings.js';

/** Tells the shop of each new order, beside the letters to its buyer. */
@Injectable()
export class NewOrderListener implements OnModuleInit {
  constructor(
    private readonly listeners: EventListeners,
    private readonly shop: TellShop,
    private readonly mailings: Mailings,
  ) {}

  onModuleInit(): void {
    for (const topic of NEW_ORDER_TOPICS)
      this.listeners.on(topic, async ({ payload }) => {
        const letter = await this.shop.tell(topic, payload);
        if (letter) await this.mailings.send(letter, `new-order.${String(payload['orderId'])}`);
      });
  }
}
