import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Caller } from '../../../kernel/caller.js';
import { AuditLog } from '../../../kernel/audit.js';
import { EVENT_TYPES, subjectOf } from '../../../kernel/event-types.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { Audited, AuditsItself } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { NeedsRecentLogin } from '../../../platform/auth/recent-login.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { found } from '../../../platform/http/found.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { Precondition } from '../../../platform/http/preconditions.js';
import { AdminListQuery, DeletedDto } from '../../../platform/http/simple-rest.dto.js';
import { answerList } from '../../../platform/http/simple-rest.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { Deliver } from '../../application/deliver.js';
import { ManageWebhooks, type ToldWebhook } from '../../application/manage-webhooks.js';
import { DeliveryNotFound, WebhookNotFound } from '../../domain/refusals.js';
import { DELIVERY_RULES, DeliveryReads } from '../persistence/delivery-reads.js';
import { WEBHOOK_RULES, WebhookReads } from '../persistence/webhook-reads.js';
import { WEBHOOK_CALLS } from './admin-webhooks.examples.js';
import { WebhookDeliveryDto, WebhookDeliveryInFullDto } from './delivery.dto.js';
import {
  EventTypeDto,
  MadeWebhookDto,
  NewWebhookDto,
  RotateWebhookDto,
  WebhookChangeDto,
  WebhookDto,
} from './webhook.dto.js';

const A_DAY = 24;

@ApiTags('admin-webhooks')
@Allow('webhooks.read')
@ApiDoc(WEBHOOK_CALLS)
@Controller('api/v1/admin/webhooks')
export class AdminWebhooksController {
  constructor(
    private readonly webhooks: ManageWebhooks,
    private readonly deliver: Deliver,
    private readonly reads: WebhookReads,
    private readonly deliveries: DeliveryReads,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Where other systems are told what happens, without the secrets. */
  @Get()
  @Listed(WEBHOOK_RULES)
  async adminListWebhooks(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WebhookDto[]> {
    return answerList(response, query, WEBHOOK_RULES, (list) => this.reads.list(list));
  }

  /** What a webhook may be told of. */
  @Get('event-types')
  adminListEventTypes(): EventTypeDto[] {
    return EVENT_TYPES.map((id) => ({ id, allOf: `${subjectOf(id)}.*` }));
  }

  /** One webhook, without its secret. */
  @Get(':id')
  async adminGetWebhook(@IdParam('id', WebhookNotFound) id: string): Promise<WebhookDto> {
    return found(await this.reads.find(id), WebhookNotFound);
  }

  /** Makes a webhook, told of what happens from now on; its secret is told in this answer and never again. */
  @Allow('webhooks.write')
  @NeedsRecentLogin()
  @Post()
  @Audited('webhook', 'webhook')
  async adminCreateWebhook(
    @CurrentCaller() caller: Caller,
    @Body() { name, url, types }: NewWebhookDto,
  ): Promise<MadeWebhookDto> {
    return this.told(await this.webhooks.create(caller, { name, url, types }));
  }

  /** Changes what is sent. Whoever switches one on is told when it is off again. */
  @Allow('webhooks.write')
  @NeedsRecentLogin()
  @Precondition((it: AdminWebhooksController, id) => it.adminGetWebhook(id))
  @Put(':id')
  @Audited('webhook', 'webhook')
  async adminUpdateWebhook(
    @CurrentCaller() caller: Caller,
    @IdParam('id', WebhookNotFound) id: string,
    @Body() body: WebhookChangeDto,
  ): Promise<WebhookDto> {
    await this.webhooks.change(caller, id, body);
    return this.adminGetWebhook(id);
  }

  /** Makes another secret, told in this answer alone; messages are signed with the present one, too, for a while yet. */
  @Allow('webhooks.write')
  @NeedsRecentLogin()
  @Post(':id/rotation')
  @Audited('webhook', 'webhook')
  async adminRotateWebhook(
    @IdParam('id', WebhookNotFound) id: string,
    @Body() { overlapHours }: RotateWebhookDto,
  ): Promise<MadeWebhookDto> {
    return this.told(await this.webhooks.rotate(id, overlapHours ?? A_DAY));
  }

  /** Sends `webhook.test` at once, also while it is off, and tells how it went. It is not tried again. */
  @Allow('webhooks.write')
  @Post(':id/test')
  @HttpCode(200)
  @AuditsItself('webhook')
  async adminTestWebhook(
    @CurrentCaller() caller: Caller,
    @IdParam('id', WebhookNotFound) id: string,
  ): Promise<WebhookDeliveryInFullDto> {
    const deliveryId = await this.deliver.sendTest(id);
    await this.note(caller, 'adminTestWebhook', id, deliveryId);
    return this.delivery(id, deliveryId);
  }

  /** Removes a webhook with all that is kept of what was sent to it. */
  @Allow('webhooks.write')
  @Precondition((it: AdminWebhooksController, id) => it.adminGetWebhook(id))
  @Delete(':id')
  @Audited('webhook', 'webhook')
  async adminRemoveWebhook(@IdParam('id', WebhookNotFound) id: string): Promise<DeletedDto> {
    await this.webhooks.remove(id);
    return { id };
  }

  /** What was sent to it, and what waits; kept for 30 days. */
  @Get(':id/deliveries')
  @Listed(DELIVERY_RULES)
  async adminListDeliveries(
    @IdParam('id', WebhookNotFound) id: string,
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WebhookDeliveryDto[]> {
    return answerList(response, query, DELIVERY_RULES, async (list) => {
      await this.adminGetWebhook(id);
      return this.deliveries.list(id, list);
    });
  }

  /** One event on its way to a webhook: what is sent, and how each try went. */
  @Get(':id/deliveries/:deliveryId')
  async adminGetDelivery(
    @IdParam('id', DeliveryNotFound) id: string,
    @IdParam('deliveryId', DeliveryNotFound) deliveryId: string,
  ): Promise<WebhookDeliveryInFullDto> {
    return this.delivery(id, deliveryId);
  }

  /** Sends it at once, also when it has arrived already, and tells how it went. */
  @Allow('webhooks.write')
  @Post(':id/deliveries/:deliveryId/sending')
  @HttpCode(200)
  @AuditsItself('webhook')
  async adminSendDelivery(
    @CurrentCaller() caller: Caller,
    @IdParam('id', DeliveryNotFound) id: string,
    @IdParam('deliveryId', DeliveryNotFound) deliveryId: string,
  ): Promise<WebhookDeliveryInFullDto> {
    await this.deliver.sendAgain(id, deliveryId);
    await this.note(caller, 'adminSendDelivery', id, deliveryId);
    return this.delivery(id, deliveryId);
  }

  /** It speaks to another system: its own transaction, after that. */
  private note(actor: Caller, action: string, entityId: string, deliveryId: string): Promise<void> {
    const entry = { actor, action, entity: 'webhook', entityId, changes: { deliveryId } };
    return this.unitOfWork.run(() => this.audit.record(entry));
  }

  private async delivery(id: string, deliveryId: string): Promise<WebhookDeliveryInFullDto> {
    return found(await this.deliveries.find(id, deliveryId), DeliveryNotFound);
  }

  private async told({ id, secret }: ToldWebhook): Promise<MadeWebhookDto> {
    return { ...(await this.adminGetWebhook(id)), secret };
  }
}
