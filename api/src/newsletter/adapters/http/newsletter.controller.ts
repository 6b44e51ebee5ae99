import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { RateLimited } from '../../../platform/rate-limit/rate-limit.guard.js';
import { Subscription } from '../../application/subscription.js';
import { NewsletterAnswerDto, NewsletterTokenDto, SubscribeDto } from './newsletter.dto.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { NEWSLETTER_CALLS } from './newsletter.examples.js';

const CONFIRMED = 'Your address is confirmed.';
const onItsWay = (percent: number) => (percent > 0 ? ` Your ${percent}% code is on its way.` : '');
const HOURLY = { limit: 20, seconds: 3_600 };

@ApiTags('newsletter')
@Allow('public')
@ApiDoc(NEWSLETTER_CALLS)
@Controller('api/v1/newsletter')
export class NewsletterController {
  constructor(private readonly subscription: Subscription) {}

  /** Asks the address to confirm; answers the same for a known one. */
  @RateLimited('newsletter', HOURLY)
  @Post()
  @HttpCode(200)
  async subscribeNewsletter(@Body() body: SubscribeDto, @Ip() ip: string): Promise<NewsletterAnswerDto> {
    await this.subscription.request(body.email, ip);
    return { success: true, message: 'Almost there: please confirm by the link we just emailed you.' };
  }

  /** Confirms a subscription by the mailed token; the welcome coupon follows by mail. */
  @RateLimited('newsletter-confirm', HOURLY)
  @Post('confirm')
  @HttpCode(200)
  async confirmNewsletter(@Body() body: NewsletterTokenDto): Promise<NewsletterAnswerDto> {
    const { isNew, percent } = await this.subscription.confirm(body.token);
    return { success: true, message: CONFIRMED + (isNew ? onItsWay(percent) : ' Welcome back.') };
  }

  /** Ends a subscription by the link of any newsletter mail. */
  @RateLimited('newsletter-leave', HOURLY)
  @Post('unsubscribe')
  @HttpCode(200)
  async unsubscribeNewsletter(@Body() body: NewsletterTokenDto): Promise<NewsletterAnswerDto> {
    await this.subscription.leave(body.token);
    return { success: true, message: 'You are unsubscribed.' };
  }
}
