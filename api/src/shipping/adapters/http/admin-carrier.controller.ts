import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { Carrier } from '../../application/carrier.js';
import { CarrierDto } from './carrier.dto.js';
import { CARRIER_CALLS } from './shipping.examples.js';

@ApiTags('admin-shipping')
@Allow('settings.read')
@ApiDoc(CARRIER_CALLS)
@Controller('api/v1/admin/carrier')
export class AdminCarrierController {
  constructor(private readonly carrier: Carrier) {}

  /** Whether methods may take their prices from a carrier. */
  @Get()
  adminGetCarrier(): CarrierDto {
    return { isConfigured: this.carrier.isConfigured };
  }
}
