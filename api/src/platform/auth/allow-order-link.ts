import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { Caller } from '../../kernel/caller.js';

export const ORDER_LINK = 'duka:order-link';
/** `Authorization: Order <token>`. */
export const ORDER_SCHEME = 'Order ';

/**
 * Lets in whoever brings the token of the mailed link of the order named by `:id`, too; they act as its buyer, on this
 * order alone. Published as `x-order-link`.
 */
export const AllowOrderLink = () =>
  applyDecorators(SetMetadata(ORDER_LINK, true), ApiExtension('x-order-link', true));

/** Port: who bought an order. Implemented by the orders feature. */
export abstract class Buyers {
  /**
   * The buyer as a caller without any right of the staff; undefined when there is no such order, the account is disabled, or
   * its owner has ended the links that were made until then.
   */
  abstract callerOf(orderId: string, madeAt: Date): Promise<Caller | undefined>;
}
