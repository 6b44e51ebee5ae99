import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audited } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { ProviderAccess } from '../../../platform/config/provider-access.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { said } from '../../../platform/languages/tongues.js';
import { ChannelStates } from '../../application/ports.js';
import { ResendGoods } from '../../application/resend-goods.js';
import { ChannelNotFound } from '../../domain/refusals.js';
import type { Channel } from '../../plugins/contract.js';
import { CHANNELS } from '../../plugins/index.js';
import { ChannelDto, ResendDto } from './channel.dto.js';

/** How the goods stand at other places, and telling these anew. */
@ApiTags('admin-channels')
@Allow('settings.read')
@ApiDoc({
  adminListChannels: {},
  adminResendGoods: {
    parameters: { id: 'google' },
    requests: { all: { summary: 'All goods', value: {} } },
    refuses: [new ChannelNotFound()],
  },
})
@Controller('api/v1/admin/channels')
export class AdminChannelsController {
  constructor(
    private readonly states: ChannelStates,
    private readonly goods: ResendGoods,
    private readonly access: ProviderAccess,
  ) {}

  /** Every channel: when it was told last, what waits, and what failed in its own words. */
  @Get()
  async adminListChannels(): Promise<ChannelDto[]> {
    const told: ChannelDto[] = [];
    for (const channel of CHANNELS) told.push(await this.told(channel));
    return told;
  }

  /** Tells it anew of the offers of one product, or of all. It hears of them within seconds, while it is reached. */
  @Allow('settings.write')
  @Post(':id/resending')
  @HttpCode(200)
  @Audited('channel')
  async adminResendGoods(@Param('id') id: string, @Body() { productId }: ResendDto): Promise<ChannelDto> {
    const channel = CHANNELS.find(({ connection: { name } }) => name === id);
    if (!channel) throw new ChannelNotFound();
    await this.goods.resend(id, productId);
    return this.told(channel);
  }

  private async told({ connection: { name, label } }: Channel): Promise<ChannelDto> {
    const { refusals: _, ...state } = await this.states.state(name);
    return {
      ...{ name, label, isSetUp: this.access.has(name), ...state, failure: said(state.failure) },
      failed: state.failed.map((offer) => ({ ...offer, message: said(offer.message) })),
    };
  }
}
