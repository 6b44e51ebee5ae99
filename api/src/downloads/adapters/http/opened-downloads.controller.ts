import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { TakeDownload } from '../../application/take-download.js';
import { LinkEnded, LinkUnknown } from '../../domain/refusals.js';
import { OpenedDownloadAnswer, OpenedDownloadDto } from './downloads.dto.js';

/** Links to files, looked at before they are used. */
@ApiTags('orders')
@Allow('public')
@ApiDoc({
  openDownload: {
    parameters: { token: 'c2VjcmV0IG9mIHRoZSBzaG9wLCA0MyBjaGFyYWN0ZXI' },
    refuses: [
      new LinkUnknown(),
      ...(['used_up', 'over', 'revoked'] as const).map((why) => new LinkEnded(why)),
    ],
  },
})
@Controller('api/v1/downloads')
export class OpenedDownloadsController {
  constructor(private readonly taking: TakeDownload) {}

  /** What the link of a mail leads to, and how often it can be downloaded still. To look uses nothing up: programs follow the links of mails. */
  @Get(':token')
  @Header('Cache-Control', 'no-store')
  async openDownload(@Param('token') token: string): Promise<OpenedDownloadAnswer> {
    return { success: true, data: OpenedDownloadDto.of(token, await this.taking.lookAt(token)) };
  }
}
