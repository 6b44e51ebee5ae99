import { Body, Controller, Delete, Get, Header, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { sumsOf } from '../../../kernel/receipt-sums.js';
import { receiptFor, type PricedItem } from '../../../kernel/receipt.js';
import { Money } from '../../../kernel/money.js';
import { AllowGuest } from '../../../platform/auth/allow-guest.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { GuestTokens } from '../../../platform/auth/guest-tokens.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { Idempotent, inOneTransaction } from '../../../platform/idempotency/idempotent.js';
import { RateLimited } from '../../../platform/rate-limit/rate-limit.guard.js';
import { AddToCart } from '../../application/add-to-cart.js';
import { MergeCarts } from '../../application/merge-carts.js';
import { OwnCart } from '../../application/own-cart.js';
import type { CartLine } from '../../application/ports.js';
import { CartLineNotFound, GuestCartGone } from '../../domain/refusals.js';
import {
  AddToCartDto,
  CartAnswerDto,
  CartLineAnswerDto,
  CartMessageDto,
  MergeCartsDto,
  MergedCartsDto,
  SetQuantityDto,
  type CartSummaryDto,
} from './cart.dto.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { CART_CALLS } from './cart.examples.js';

const LIMIT = { limit: 240, seconds: 60 };

@ApiTags('cart')
@Allow('customer')
@AllowGuest()
@ApiDoc(CART_CALLS)
@Controller('api/v1/carts')
export class CartController {
  constructor(
    private readonly adding: AddToCart,
    private readonly cart: OwnCart,
    private readonly merging: MergeCarts,
    private readonly guests: GuestTokens,
  ) {}

  /** The caller's cart at today's prices. */
  @Get()
  @Header('Cache-Control', 'no-store')
  async getCart(@CurrentCaller() caller: Caller): Promise<CartAnswerDto> {
    const [lines, left] = await Promise.all([
      this.cart.show(caller.accountId),
      this.cart.gone(caller.accountId),
    ]);
    const gone = left.map((line) => ({ ...line, reason: 'no_longer_sold' as const }));
    return { success: true, data: lines, summary: summary(lines), ...(gone.length > 0 ? { gone } : {}) };
  }

  /** Puts units into the cart, adding to what is there of the same variant. */
  @Post()
  @Idempotent(inOneTransaction)
  @RateLimited('cart', LIMIT)
  async addToCart(@CurrentCaller() caller: Caller, @Body() body: AddToCartDto): Promise<CartLineAnswerDto> {
    const line = await this.adding.addToCart({ accountId: caller.accountId, ...body });
    return { success: true, message: 'Added to cart', data: line };
  }

  /** Moves what a guest has put into a cart before the log-in into the caller's; what finds no room or is no longer sold is told. */
  @AllowGuest(false)
  @Post('merge')
  @HttpCode(200)
  @RateLimited('cart', LIMIT)
  async mergeCarts(
    @CurrentCaller() caller: Caller,
    @Body() { guestToken }: MergeCartsDto,
  ): Promise<MergedCartsDto> {
    const guest = await this.guests.guestOf(guestToken);
    if (!guest) throw new GuestCartGone();
    return { success: true, leftOut: await this.merging.mergeCarts(caller.accountId, guest.accountId) };
  }

  /** Sets how many of a line's item are in the cart. */
  @Patch(':id')
  @RateLimited('cart', LIMIT)
  async setCartLine(
    @CurrentCaller() caller: Caller,
    @IdParam('id', CartLineNotFound) id: string,
    @Body() body: SetQuantityDto,
  ): Promise<CartLineAnswerDto> {
    const line = await this.cart.setQuantity(caller.accountId, id, body.quantity);
    return { success: true, message: 'Cart updated', data: line };
  }

  /** Takes one line out of the cart. */
  @Delete(':id')
  async removeCartLine(
    @CurrentCaller() caller: Caller,
    @IdParam('id', CartLineNotFound) id: string,
  ): Promise<CartMessageDto> {
    await this.cart.remove(caller.accountId, id);
    return { success: true, message: 'Item removed from cart' };
  }

  /** Empties the cart. */
  @Delete()
  async clearCart(@CurrentCaller() caller: Caller): Promise<CartMessageDto> {
    await this.cart.clear(caller.accountId);
    return { success: true, message: 'Cart cleared' };
  }
}

const priced = ({ variantId, name, quantity, price }: CartLine): PricedItem => {
  const unitPrice = Money.fromDecimal(price);
  return { variantId, name, quantity, unitPrice, listPrice: unitPrice };
};

function summary(lines: readonly CartLine[]): CartSummaryDto {
  const itemCount = lines.reduce((sum, line) => sum + line.quantity, 0);
  const { subtotal, shipping, total } = sumsOf(receiptFor(lines.map(priced), null));
  return { itemCount, subtotal, shipping, total };
}
