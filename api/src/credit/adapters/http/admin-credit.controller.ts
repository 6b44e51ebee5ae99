import { Body, Controller, Get, Post, Put, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Caller } from '../../../kernel/caller.js';
import { Audited } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { NeedsRecentLogin } from '../../../platform/auth/recent-login.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { versioned } from '../../../platform/http/etags.js';
import { found } from '../../../platform/http/found.js';
import { IfMatch, VERSION } from '../../../platform/http/if-match.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { AdminListQuery } from '../../../platform/http/simple-rest.dto.js';
import { answerList } from '../../../platform/http/simple-rest.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { Idempotent, inOneTransaction } from '../../../platform/idempotency/idempotent.js';
import { HandOverCard } from '../../application/hand-over-card.js';
import { ManageCredit } from '../../application/manage-credit.js';
import { printedCode } from '../../domain/code.js';
import { CreditNotFound } from '../../domain/refusals.js';
import { AdminCreditReads, CREDIT_RULES } from '../persistence/admin-credit-reads.js';
import {
  AdminCreditDto,
  CreditAdjustmentDto,
  CreditChangeDto,
  CreditInFullDto,
  IssuedCreditDto,
  NewCreditDto,
} from './admin-credit.dto.js';
import { CardMailDto } from './card-recipient.dto.js';
import { ADMIN_CREDIT_CALLS } from './credit.examples.js';

/** A day or nothing; left out stays left out. */
const endOf = (sent: string | null | undefined) =>
  sent === undefined ? undefined : sent === null ? null : new Date(sent);

@ApiTags('admin-credit')
@Allow('credit.read')
@ApiDoc(ADMIN_CREDIT_CALLS)
@Controller('api/v1/admin/credit')
export class AdminCreditController {
  constructor(
    private readonly credit: ManageCredit,
    private readonly cards: HandOverCard,
    private readonly reads: AdminCreditReads,
  ) {}

  /** Gift cards and store credit; `q` finds by the end of a code, the address of an account and the note. */
  @Get()
  @Listed(CREDIT_RULES)
  async adminListCredit(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminCreditDto[]> {
    return answerList(response, query, CREDIT_RULES, (list) => this.reads.list(list));
  }

  /** One of them with its history. */
  @Get(':id')
  async adminGetCredit(@IdParam('id', CreditNotFound) id: string): Promise<CreditInFullDto> {
    return versioned(await this.inFull(id));
  }

  /** Makes a gift card, or gives an account store credit: it counts towards what the role may give away on a day. */
  @Allow('credit.write')
  @NeedsRecentLogin()
  @Post()
  @Audited('credit', 'credit')
  async adminIssueCredit(
    @CurrentCaller() caller: Caller,
    @Body() { accountId, expiresAt, recipient, ...gift }: NewCreditDto,
  ): Promise<IssuedCreditDto> {
    const made = await this.credit.issue(caller, {
      ...gift,
      accountId: accountId ?? undefined,
      expiresAt: endOf(expiresAt),
      ...(recipient ? { to: { name: '', message: '', ...recipient, sendOn: recipient.sendOn ?? null } } : {}),
    });
    return { ...(await this.inFull(made.id)), code: made.code && printedCode(made.code) };
  }

  /** Changes what is sent and leaves the rest. What is disabled pays nothing, and keeps its balance. */
  @Allow('credit.write')
  @Put(':id')
  @ApiHeader(VERSION)
  @Audited('credit', 'credit')
  async adminChangeCredit(
    @IdParam('id', CreditNotFound) id: string,
    @IfMatch() version: number | undefined,
    @Body() { expiresAt, ...change }: CreditChangeDto,
  ): Promise<CreditInFullDto> {
    const end = endOf(expiresAt);
    await this.credit.change(id, { ...change, ...(end === undefined ? {} : { expiresAt: end }) }, version);
    return versioned(await this.inFull(id));
  }

  /** Puts something onto the balance or takes it off: what is put on counts towards what the role may give away on a day. */
  @Allow('credit.write')
  @NeedsRecentLogin()
  @Post(':id/adjustments')
  @Audited('credit', 'credit')
  @Idempotent(inOneTransaction)
  async adminAdjustCredit(
    @CurrentCaller() caller: Caller,
    @IdParam('id', CreditNotFound) id: string,
    @Body() { amount, reason }: CreditAdjustmentDto,
  ): Promise<CreditInFullDto> {
    await this.credit.adjust(caller, id, amount, reason);
    return this.inFull(id);
  }

  /** Mails the code of a gift card again, or to another address. One that is not known any more is exchanged for another one. */
  @Allow('credit.write')
  @NeedsRecentLogin()
  @Post(':id/mail')
  @Audited('credit', 'credit')
  @Idempotent(inOneTransaction)
  async adminMailCredit(
    @IdParam('id', CreditNotFound) id: string,
    @Body() to: CardMailDto,
  ): Promise<CreditInFullDto> {
    await this.cards.mailAgain(
      id,
      Object.fromEntries(Object.entries(to).filter(([, said]) => said !== undefined)),
    );
    return this.inFull(id);
  }

  private async inFull(id: string): Promise<CreditInFullDto> {
    const credit = found(await this.reads.find(id), CreditNotFound);
    const [entries, handover] = await Promise.all([this.reads.entries(id), this.reads.handover(id)]);
    return { ...credit, entries, handover };
  }
}
