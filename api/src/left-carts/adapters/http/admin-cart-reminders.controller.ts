import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { OwnReminder } from '../../application/own-reminder.js';
import { CountedCartRemindersDto } from './cart-reminders.dto.js';

/** Enough letters to tell whether they bring orders, and as many as a month has. */
const DAYS = 30;

/** What reminders of left carts bring. */
@ApiTags('admin-settings')
@Allow('settings.read')
@ApiDoc({ adminCountCartReminders: {} })
@Controller('api/v1/admin/cart-reminders')
export class AdminCartRemindersController {
  constructor(private readonly reminder: OwnReminder) {}

  /** How many carts of the last 30 days were reminded of, and how many of them were bought. */
  @Get()
  async adminCountCartReminders(): Promise<CountedCartRemindersDto> {
    return { days: DAYS, ...(await this.reminder.countCartReminders(DAYS)) };
  }
}
