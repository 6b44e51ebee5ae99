import { Body, Controller, Header, HttpCode, Post, UseFilters, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { Config } from '../../../platform/config/config.js';
import { CatalogueCalls } from '../../application/catalogue-calls.js';
import type { Answer } from '../../application/envelope.js';
import { objectOf } from '../../application/reading.js';
import type { Release } from '../../domain/releases.js';
import { UcpAnswers } from './ucp-answers.filter.js';
import { UcpIsOn } from './ucp-is-on.guard.js';
import { ReleaseParam } from './version-param.js';

/** The catalogue by the protocol's REST binding; its published document describes it. */
@ApiExcludeController()
@Allow('public')
@UseGuards(UcpIsOn)
@UseFilters(UcpAnswers)
@Controller('api/ucp/:release/catalog')
export class UcpCatalogueController {
  constructor(
    private readonly catalogue: CatalogueCalls,
    private readonly config: Config,
  ) {}

  @Post('search')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  searchUcpCatalogue(@ReleaseParam() release: Release, @Body() body: unknown): Promise<Answer> {
    return this.catalogue.searchCatalogue(this.asked(release), objectOf(body));
  }

  @Post('lookup')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  lookUpUcpCatalogue(@ReleaseParam() release: Release, @Body() body: unknown): Promise<Answer> {
    return this.catalogue.lookUpCatalogue(this.asked(release), objectOf(body));
  }

  @Post('product')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  showUcpProduct(@ReleaseParam() release: Release, @Body() body: unknown): Promise<Answer> {
    return this.catalogue.showProduct(this.asked(release), objectOf(body));
  }

  private asked(release: Release) {
    return { release, shop: this.config.publicUrl };
  }
}
