import { Body, Controller, Delete, Get, Header, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { callersLanguage } from '../../../kernel/tongue.js';
import { AllowGuest } from '../../../platform/auth/allow-guest.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { RateLimited } from '../../../platform/rate-limit/rate-limit.guard.js';
import { OwnReminder } from '../../application/own-reminder.js';
import { AskCartReminderDto, CartReminderAnswerDto, CartReminderMessageDto } from './cart-reminders.dto.js';
import { CART_REMINDER_CALLS } from './cart-reminders.examples.js';

const LIMIT = { limit: 240, seconds: 60 };

/** The box at the checkout: one letter when the caller's cart is left. */
@ApiTags('cart')
@Allow('customer')
@AllowGuest()
@ApiDoc(CART_REMINDER_CALLS)
@Controller('api/v1/cart-reminder')
export class CartReminderController {
  constructor(private readonly reminder: OwnReminder) {}

  /** Whether the caller has asked to be reminded of the cart. */
  @Get()
  @Header('Cache-Control', 'no-store')
  async getCartReminder(@CurrentCaller() caller: Caller): Promise<CartReminderAnswerDto> {
    const email = await this.reminder.askedCartReminder(caller.accountId);
    return { success: true, data: { email: email ?? null } };
  }

  /** Asks for one letter to this address when the cart is left; in place of the address before. */
  @RateLimited('cart', LIMIT)
  @Post()
  @HttpCode(200)
  async askCartReminder(
    @CurrentCaller() { accountId, role, email: own }: Caller,
    @Body() { email }: AskCartReminderDto,
    @Ip() ip: string,
  ): Promise<CartReminderMessageDto> {
    const ownEmail = role === 'guest' ? undefined : own;
    await this.reminder.askCartReminder(accountId, email, { ip, language: callersLanguage(), ownEmail });
    return { success: true, message: 'We will remind you once.' };
  }

  /** Takes it back. */
  @RateLimited('cart', LIMIT)
  @Delete()
  async dropCartReminder(@CurrentCaller() caller: Caller): Promise<CartReminderMessageDto> {
    await this.reminder.dropCartReminder(caller.accountId);
    return { success: true, message: 'We will not remind you.' };
  }
}
