import { Body, Controller, Get, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Caller } from '../../../kernel/caller.js';
import { AuditsItself } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { found } from '../../../platform/http/found.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { AdminListQuery } from '../../../platform/http/simple-rest.dto.js';
import { answerList } from '../../../platform/http/simple-rest.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { Idempotent, inOneTransaction } from '../../../platform/idempotency/idempotent.js';
import { AnswerMessages } from '../../application/answer-messages.js';
import { MessageNotFound } from '../../domain/refusals.js';
import { MESSAGE_RULES, MessageReads } from '../persistence/message-reads.js';
import { MessageChangeDto, MessageDto, MessageInFullDto, NewReplyDto } from './messages.dto.js';
import { MESSAGE_CALLS } from './messages.examples.js';

/** The inbox: what visitors have written to the shop, and what it answers. */
@ApiTags('admin-messages')
@Allow('messages.read')
@ApiDoc(MESSAGE_CALLS)
@Controller('api/v1/admin/messages')
export class AdminMessagesController {
  constructor(
    private readonly answers: AnswerMessages,
    private readonly reads: MessageReads,
  ) {}

  /** All messages, the newest first. */
  @Get()
  @Listed(MESSAGE_RULES)
  async adminListMessages(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MessageDto[]> {
    return answerList(response, query, MESSAGE_RULES, (list) => this.reads.list(list));
  }

  /** One message with what was answered. */
  @Get(':id')
  async adminGetMessage(@IdParam('id', MessageNotFound) id: string): Promise<MessageInFullDto> {
    return found(await this.reads.find(id), MessageNotFound);
  }

  /** Mails an answer to whoever wrote; what they write back goes to the shop's own address. */
  @Allow('messages.write')
  @AuditsItself('message')
  @Idempotent(inOneTransaction)
  @Post(':id/replies')
  async adminReplyToMessage(
    @CurrentCaller() caller: Caller,
    @IdParam('id', MessageNotFound) id: string,
    @Body() { text, after }: NewReplyDto,
  ): Promise<MessageInFullDto> {
    await this.answers.reply(caller, id, text, after);
    return this.adminGetMessage(id);
  }

  /** Closes a message or opens it again, says who has it in hand and which order it is about. */
  @Allow('messages.write')
  @AuditsItself('message')
  @Patch(':id')
  async adminUpdateMessage(
    @CurrentCaller() caller: Caller,
    @IdParam('id', MessageNotFound) id: string,
    @Body() { status, assigneeId, orderId }: MessageChangeDto,
  ): Promise<MessageInFullDto> {
    await this.answers.change(caller, id, {
      ...(status ? { state: status } : {}),
      ...(assigneeId === undefined ? {} : { assigneeId }),
      ...(orderId === undefined ? {} : { orderId }),
    });
    return this.adminGetMessage(id);
  }
}
