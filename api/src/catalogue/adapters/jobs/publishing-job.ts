import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '../../../platform/jobs/job-queue.js';
import { EndSales } from '../../application/end-sales.js';
import { PublishProducts } from '../../application/publish-products.js';

const EVERY_MINUTE = '* * * * *';

/** Drafts go on sale, and discounts end, in the minute that was set for them. */
@Injectable()
export class PublishingJob implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly publishing: PublishProducts,
    private readonly ending: EndSales,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MINUTE, 'catalogue.publish-products', async () => {
      await this.publishing.publishProducts();
    });
    this.handlers.every(EVERY_MINUTE, 'catalogue.end-sales', async () => {
      await this.ending.endSales();
    });
  }
}
