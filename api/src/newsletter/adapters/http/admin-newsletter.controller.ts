import { Controller, Delete, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { refusal } from '../../../kernel/refusal.js';
import { Audited } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { found } from '../../../platform/http/found.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { Precondition } from '../../../platform/http/preconditions.js';
import { AdminListQuery, DeletedDto } from '../../../platform/http/simple-rest.dto.js';
import { answerList } from '../../../platform/http/simple-rest.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { SUBSCRIBER_RULES, SubscriberReads } from '../persistence/subscriber-reads.js';
import { AdminSubscriberDto } from './admin-newsletter.dto.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';

export const SubscriberNotFound = refusal('not-found', 'subscriber_not_found', 'Subscriber not found');

/** Of the demo. */
const READER = { id: '01942199-79bc-74a2-8918-8de346b91671' };

@ApiTags('admin-newsletter')
@Allow('newsletter.read')
@ApiDoc({
  adminListNewsletter: {},
  adminGetNewsletter: { parameters: READER, refuses: [new SubscriberNotFound()] },
  adminDeleteNewsletter: { parameters: READER, refuses: [new SubscriberNotFound()] },
})
@Controller('api/v1/admin/newsletter')
export class AdminNewsletterController {
  constructor(private readonly reads: SubscriberReads) {}

  /** Who asked for the newsletter, and who confirmed. */
  @Get()
  @Listed(SUBSCRIBER_RULES)
  async adminListNewsletter(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminSubscriberDto[]> {
    return answerList(response, query, SUBSCRIBER_RULES, (list) => this.reads.list(list));
  }

  /** One address that asked for the newsletter. */
  @Get(':id')
  async adminGetNewsletter(@IdParam('id', SubscriberNotFound) id: string): Promise<AdminSubscriberDto> {
    return found(await this.reads.find(id), SubscriberNotFound);
  }

  /** Forgets an address altogether. */
  @Allow('newsletter.write')
  @Precondition((it: AdminNewsletterController, id) => it.adminGetNewsletter(id))
  @Delete(':id')
  @Audited('subscriber', 'newsletter_subscriber')
  async adminDeleteNewsletter(@IdParam('id', SubscriberNotFound) id: string): Promise<DeletedDto> {
    found((await this.reads.remove(id)) || undefined, SubscriberNotFound);
    return { id };
  }
}
