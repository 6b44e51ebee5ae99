import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { RateLimited } from '../../../platform/rate-limit/rate-limit.guard.js';
import { LeaveMessage } from '../../application/leave-message.js';
import { ContactAnswerDto, ContactDto } from './contact.dto.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { CONTACT_CALLS } from './contact.examples.js';

@ApiTags('shop')
@ApiDoc(CONTACT_CALLS)
@Controller('api/v1/contact')
export class ContactController {
  constructor(private readonly leave: LeaveMessage) {}

  /** Leaves a message for the shop's staff; it is mailed to the shop's support address. */
  @Allow('public')
  @RateLimited('contact', { limit: 10, seconds: 3_600 })
  @Post()
  async sendContactMessage(@Body() body: ContactDto): Promise<ContactAnswerDto> {
    await this.leave.leaveMessage({ ...body, subject: body.subject ?? '' });
    return { success: true, message: 'Thank you. We will answer within one working day.' };
  }
}
