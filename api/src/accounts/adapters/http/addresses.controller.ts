import { Body, Controller, Delete, Get, Header, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { addressLines } from '../../../kernel/world/address.js';
import { countrySaid } from '../../../platform/languages/tongues.js';
import { countryCode } from '../../../kernel/world/countries.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { AddressBook } from '../../application/address-book.js';
import type { SavedAddress } from '../../application/ports.js';
import { MessageAnswerDto } from './accounts.dto.js';
import {
  AddressAnswerDto,
  AddressChangeDto,
  AddressDto,
  AddressesAnswerDto,
  type SavedAddressDto,
} from './addresses.dto.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { ADDRESS_CALLS } from './addresses.examples.js';
import { isPhone, keptPhone, phoneSentence } from '../../../platform/http/phone-rules.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { AddressIncomplete, AddressUnknown } from '../../domain/refusals.js';

@ApiTags('profile')
@Allow('customer')
@ApiDoc(ADDRESS_CALLS)
@Controller('api/v1/users/me/addresses')
export class AddressesController {
  constructor(private readonly addresses: AddressBook) {}

  /** The caller's saved addresses, the default one first. */
  @Get()
  @Header('Cache-Control', 'no-store')
  async listAddresses(@CurrentCaller() caller: Caller): Promise<AddressesAnswerDto> {
    const addresses = await this.addresses.list(caller.accountId);
    return { success: true, data: addresses.map(view) };
  }

  /** Saves an address; the first one becomes the default. */
  @Post()
  async createAddress(@CurrentCaller() caller: Caller, @Body() body: AddressDto): Promise<AddressAnswerDto> {
    const address = await this.addresses.add(caller.accountId, { ...EMPTY, ...sentOf(body) });
    return { success: true, message: 'Address saved', data: view(address) };
  }

  /** Changes the members that are sent. */
  @Patch(':id')
  async updateAddress(
    @CurrentCaller() caller: Caller,
    @IdParam('id', AddressUnknown) id: string,
    @Body() body: AddressChangeDto,
  ): Promise<AddressAnswerDto> {
    const address = await this.addresses.change(caller.accountId, id, sentOf(body), phoneOf);
    return { success: true, message: 'Address saved', data: view(address) };
  }

  /** Forgets one of the caller's addresses. */
  @Delete(':id')
  async deleteAddress(
    @CurrentCaller() caller: Caller,
    @IdParam('id', AddressUnknown) id: string,
  ): Promise<MessageAnswerDto> {
    await this.addresses.remove(caller.accountId, id);
    return { success: true, message: 'Address removed' };
  }
}

const EMPTY = {
  lastName: '',
  company: '',
  line2: '',
  city: '',
  state: '',
  zipCode: '',
  phone: '',
  isDefault: false,
};

/** As it is kept, of an address whose country was perhaps not sent with it. @throws AddressIncomplete */
function phoneOf(typed: string, country: string): string {
  const kept = keptPhone(typed, country);
  if (kept === '' || isPhone(kept)) return kept;
  throw new AddressIncomplete([{ field: 'phone', message: phoneSentence() }]);
}

/** Without what was not sent. */
const sentOf = <Body extends object>(body: Body): Body =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Body;

const view = (address: SavedAddress): SavedAddressDto => ({
  _id: address.id,
  ...address,
  countryCode: countryCode(address.country) ?? '',
  lines: addressLines(address, countrySaid),
});
