import { Body, Controller, Delete, Get, Header, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { AddressBook } from '../../application/address-book.js';
import { MessageAnswerDto } from './accounts.dto.js';
import { AddressAnswerDto, AddressChangeDto, AddressDto, AddressesAnswerDto } from './addresses.dto.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { ADDRESS_CALLS } from './addresses.examples.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { AddressUnknown } from '../../domain/refusals.js';
import { changeOf, newAddress, phoneOf, savedAddress } from './saved-address.js';

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
    return { success: true, data: addresses.map(savedAddress) };
  }

  /** Saves an address; the first one becomes the default. */
  @Post()
  async createAddress(@CurrentCaller() caller: Caller, @Body() body: AddressDto): Promise<AddressAnswerDto> {
    const address = await this.addresses.add(caller.accountId, newAddress(body));
    return { success: true, message: 'Address saved', data: savedAddress(address) };
  }

  /** Changes the members that are sent. */
  @Patch(':id')
  async updateAddress(
    @CurrentCaller() caller: Caller,
    @IdParam('id', AddressUnknown) id: string,
    @Body() body: AddressChangeDto,
  ): Promise<AddressAnswerDto> {
    const address = await this.addresses.change(caller.accountId, id, changeOf(body), phoneOf);
    return { success: true, message: 'Address saved', data: savedAddress(address) };
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
