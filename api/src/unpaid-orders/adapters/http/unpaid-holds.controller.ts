import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { UnpaidHoldReads } from '../persistence/unpaid-hold-reads.js';
import { UnpaidHoldDto } from './unpaid-holds.dto.js';

@ApiTags('admin-dashboard')
@Allow('stats.read')
@ApiDoc({ adminUnpaidHolds: {} })
@Controller('api/v1/admin/unpaid-holds')
export class UnpaidHoldsController {
  constructor(private readonly reads: UnpaidHoldReads) {}

  /** Variants of whose stock unpaid orders hold the share that the settings call alarming, at most 100. */
  @Get()
  adminUnpaidHolds(): Promise<UnpaidHoldDto[]> {
    return this.reads.alarming();
  }
}
