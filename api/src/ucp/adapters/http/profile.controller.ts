import { Controller, Get, Header, UseFilters, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { Config } from '../../../platform/config/config.js';
import type { Answer } from '../../application/envelope.js';
import { WriteProfile } from '../../application/write-profile.js';
import { NEWEST, type Release } from '../../domain/releases.js';
import { UcpAnswers } from './ucp-answers.filter.js';
import { UcpIsOn } from './ucp-is-on.guard.js';
import { ReleaseParam } from './version-param.js';

/** Platforms may keep it as long. */
const KEPT = 'public, max-age=60';

/** Where platforms of the Universal Commerce Protocol find out what the shop speaks (docs/ucp.md). */
@ApiExcludeController()
@Allow('public')
@UseGuards(UcpIsOn)
@UseFilters(UcpAnswers)
@Controller('.well-known/ucp')
export class UcpProfileController {
  constructor(
    private readonly profile: WriteProfile,
    private readonly config: Config,
  ) {}

  @Get()
  @Header('Cache-Control', KEPT)
  readUcpProfile(): Promise<Answer> {
    return this.profile.writeProfile({ release: NEWEST, shop: this.config.publicUrl });
  }

  @Get(':release')
  @Header('Cache-Control', KEPT)
  readUcpProfileOf(@ReleaseParam() release: Release): Promise<Answer> {
    return this.profile.writeProfile({ release, shop: this.config.publicUrl });
  }
}
