import { Body, Controller, Delete, Get, Header, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { AuditsItself } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { DeletedDto } from '../../../platform/http/simple-rest.dto.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { KeepCustomerAddresses } from '../../application/customer-addresses.js';
import { CustomerNotFound } from '../../domain/customer-refusals.js';
import { AddressUnknown } from '../../domain/refusals.js';
import { AddressChangeDto, AddressDto, SavedAddressDto } from './addresses.dto.js';
import { CUSTOMER_ADDRESS_CALLS } from './addresses.examples.js';
import { changeOf, newAddress, phoneOf, savedAddress } from './saved-address.js';

/** The address books of customers, as the staff keeps them. */
@ApiTags('admin-customers')
@Allow('customers.read')
@ApiDoc(CUSTOMER_ADDRESS_CALLS)
@Controller('api/v1/admin/customers/:id/addresses')
export class CustomerAddressesController {
  constructor(private readonly addresses: KeepCustomerAddresses) {}

  /** A customer's saved addresses, the default one first. */
  @Get()
  @Header('Cache-Control', 'no-store')
  async adminListCustomerAddresses(@IdParam('id', CustomerNotFound) id: string): Promise<SavedAddressDto[]> {
    return (await this.addresses.list(id)).map(savedAddress);
  }

  /** Saves an address for a customer; the first one becomes the default. */
  @Allow('customers.write')
  @Post()
  @AuditsItself('customer')
  async adminAddCustomerAddress(
    @CurrentCaller() caller: Caller,
    @IdParam('id', CustomerNotFound) id: string,
    @Body() body: AddressDto,
  ): Promise<SavedAddressDto> {
    return savedAddress(await this.addresses.add(caller, id, newAddress(body)));
  }

  /** Changes the members that are sent of one address. Orders keep where they went. */
  @Allow('customers.write')
  @Patch(':addressId')
  @AuditsItself('customer')
  async adminUpdateCustomerAddress(
    @CurrentCaller() caller: Caller,
    @IdParam('id', CustomerNotFound) id: string,
    @IdParam('addressId', AddressUnknown) addressId: string,
    @Body() body: AddressChangeDto,
  ): Promise<SavedAddressDto> {
    return savedAddress(await this.addresses.change(caller, id, addressId, changeOf(body), phoneOf));
  }

  /** Forgets one of a customer's addresses. */
  @Allow('customers.write')
  @Delete(':addressId')
  @AuditsItself('customer')
  async adminDeleteCustomerAddress(
    @CurrentCaller() caller: Caller,
    @IdParam('id', CustomerNotFound) id: string,
    @IdParam('addressId', AddressUnknown) addressId: string,
  ): Promise<DeletedDto> {
    await this.addresses.remove(caller, id, addressId);
    return { id: addressId };
  }
}
