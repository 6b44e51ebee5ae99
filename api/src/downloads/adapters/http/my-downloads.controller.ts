import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { AllowGuest } from '../../../platform/auth/allow-guest.js';
import { AllowOrderLink } from '../../../platform/auth/allow-order-link.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { OrderLinkEnded } from '../../../platform/auth/refusals.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { ListDownloads } from '../../application/list-downloads.js';
import { OrderOfDownloadsNotFound } from '../../domain/refusals.js';
import { MyDownloadDto, MyDownloadsDto } from './downloads.dto.js';

@ApiTags('orders')
@Allow('customer')
@AllowGuest()
@ApiDoc({
  listMyDownloads: {
    parameters: { id: '019421be-0306-7bff-a509-40c315f6e65a' },
    refuses: [new OrderOfDownloadsNotFound(), new OrderLinkEnded()],
  },
})
@Controller('api/v1/orders')
export class MyDownloadsController {
  constructor(private readonly list: ListDownloads) {}

  /** The files of one of the caller's orders, each with the link that downloads it; none before all of it is paid. */
  @AllowOrderLink()
  @Get(':id/downloads')
  @Header('Cache-Control', 'no-store')
  async listMyDownloads(
    @CurrentCaller() { accountId }: Caller,
    @IdParam('id', OrderOfDownloadsNotFound) id: string,
  ): Promise<MyDownloadsDto> {
    const data = await this.list.ofBuyer(id, accountId);
    return { success: true, data: data.map((one) => MyDownloadDto.of(one)) };
  }
}
