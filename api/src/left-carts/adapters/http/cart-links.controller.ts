import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChangesNothing } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { RateLimited } from '../../../platform/rate-limit/rate-limit.guard.js';
import { OwnReminder } from '../../application/own-reminder.js';
import { CartReminderMessageDto, CartReminderTokenDto, LeftCartAnswerDto } from './cart-reminders.dto.js';
import { CART_LINK_CALLS } from './cart-reminders.examples.js';

const LIMIT = { limit: 60, seconds: 600 };

/** The links in the letter of a left cart, for whoever has them. */
@ApiTags('cart')
@Allow('public')
@ApiDoc(CART_LINK_CALLS)
@Controller('api/v1/cart-reminders')
export class CartLinksController {
  constructor(private readonly reminder: OwnReminder) {}

  /** What lay in the cart when the letter was written, for two weeks, until an order or a stop: variants and quantities, and nothing of whose it is. The secret is sent in bodies alone: it is in no log. */
  @ChangesNothing()
  @RateLimited('cart-reminder', LIMIT)
  @Post('open')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async openLeftCart(@Body() { token }: CartReminderTokenDto): Promise<LeftCartAnswerDto> {
    return { success: true, data: await this.reminder.openLeftCart(token) };
  }

  /** Ends reminders of left carts to the mailbox that got the letter, for good and whoever asks for them there. The link does not end. */
  @RateLimited('cart-reminder', LIMIT)
  @Post('stop')
  @HttpCode(200)
  async stopCartReminders(@Body() { token }: CartReminderTokenDto): Promise<CartReminderMessageDto> {
    await this.reminder.stopCartReminders(token);
    return { success: true, message: 'We will not remind you of a cart again.' };
  }
}
