import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { ListCountries } from '../../application/list-countries.js';
import { CountriesAnswer } from './countries.dto.js';

@ApiTags('shipping')
@ApiDoc({ listCountries: {} })
@Controller('api/v1/countries')
export class CountriesController {
  constructor(private readonly countries: ListCountries) {}

  /** Every country with the fields of an address there, what they are called and which must be given, for a form. */
  @Allow('public')
  @Get()
  @Header('Cache-Control', 'public, max-age=60')
  async listCountries(): Promise<CountriesAnswer> {
    const data = await this.countries.list();
    return {
      success: true,
      data: data.map(({ fields, ...country }) => ({ ...country, fields: [...fields] })),
    };
  }
}
