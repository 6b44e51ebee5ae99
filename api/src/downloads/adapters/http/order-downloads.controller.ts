import { Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AuditLog } from '../../../kernel/audit.js';
import type { Caller } from '../../../kernel/caller.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditsItself } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { Idempotent, inOneTransaction } from '../../../platform/idempotency/idempotent.js';
import { HandOverDownloads } from '../../application/hand-over-downloads.js';
import { ListDownloads } from '../../application/list-downloads.js';
import { NothingToDownload, OrderOfDownloadsNotFound, TooManyRenewals } from '../../domain/refusals.js';
import { OrderDownloadDto, OrderDownloadsDto } from './downloads.dto.js';

/** An order of the demo's shopper, of things that are sent. */
const ORDER = { id: '019421be-0306-7bff-a509-40c315f6e65a' };

/** The links to the files of an order. */
@ApiTags('admin-orders')
@Allow('orders.read')
@ApiDoc({
  adminListDownloads: { parameters: ORDER, refuses: [new OrderOfDownloadsNotFound()] },
  adminRenewDownloads: {
    parameters: ORDER,
    refuses: [new OrderOfDownloadsNotFound(), new NothingToDownload(), new TooManyRenewals(5)],
  },
})
@Controller('api/v1/admin/orders/:id/downloads')
export class OrderDownloadsController {
  constructor(
    private readonly list: ListDownloads,
    private readonly handOver: HandOverDownloads,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** The links that an order has had to its files, with what is left of them; never the links themselves. */
  @Get()
  @Header('Cache-Control', 'no-store')
  async adminListDownloads(@IdParam('id', OrderOfDownloadsNotFound) id: string): Promise<OrderDownloadsDto> {
    return { downloads: (await this.list.ofOrder(id)).map((one) => OrderDownloadDto.of(one)) };
  }

  /**
   * Mails the buyer new links to the files that the variants come with now; earlier links end. Of lines whose money went back there are none. Five
   * times an hour at most.
   */
  @Allow('orders.write')
  @Idempotent(inOneTransaction)
  @AuditsItself('order')
  @Post('renewal')
  @HttpCode(200)
  adminRenewDownloads(
    @CurrentCaller() actor: Caller,
    @IdParam('id', OrderOfDownloadsNotFound) id: string,
  ): Promise<OrderDownloadsDto> {
    return this.unitOfWork.run(async () => {
      const links = await this.handOver.renewDownloads(id);
      const entry = { action: 'adminRenewDownloads', entity: 'order', entityId: id, changes: { links } };
      await this.audit.record({ actor, ...entry });
      return this.adminListDownloads(id);
    });
  }
}
