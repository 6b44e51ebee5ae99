import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Caller } from '../../../kernel/caller.js';
import { Audited } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { versioned } from '../../../platform/http/etags.js';
import { found } from '../../../platform/http/found.js';
import { IfMatch, VERSION } from '../../../platform/http/if-match.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { Precondition } from '../../../platform/http/preconditions.js';
import { AdminListQuery, DeletedDto } from '../../../platform/http/simple-rest.dto.js';
import { answerList } from '../../../platform/http/simple-rest.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { Idempotent, inOneTransaction } from '../../../platform/idempotency/idempotent.js';
import { ManageArrivals } from '../../application/manage-arrivals.js';
import { TransferNotFound } from '../../domain/refusals.js';
import { ArrivalReads, TRANSFER_RULES } from '../persistence/arrival-reads.js';
import { auditedArrival } from '../persistence/audited-arrival.js';
import { ArrivalStepDto, TransferInputDto, ReceiveArrivalDto } from './arrivals-input.dto.js';
import { TransferDto, TransferSummaryDto } from './arrivals.dto.js';
import { TRANSFER_CALLS } from './arrivals.examples.js';
import { transferHead, transferView, readTransfer, readUnpacked } from './arrivals.read.js';

const kind = 'transfer' as const;

/** What goes from one place of the shop to another. */
@ApiTags('admin-stock')
@Allow('products.read')
@ApiDoc(TRANSFER_CALLS)
@Controller('api/v1/admin/transfers')
export class TransfersController {
  constructor(
    private readonly arrivals: ManageArrivals,
    private readonly reads: ArrivalReads,
  ) {}

  /** The transfers. */
  @Get()
  @Listed(TRANSFER_RULES)
  async adminListTransfers(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TransferSummaryDto[]> {
    const items = await answerList(response, query, TRANSFER_RULES, (list) => this.reads.list(kind, list));
    return items.map(transferHead);
  }

  /** One transfer, with what has become of its lines. */
  @Get(':id')
  async adminGetTransfer(@IdParam('id', TransferNotFound) id: string): Promise<TransferDto> {
    return versioned(transferView(found(await this.reads.find(kind, id), TransferNotFound)));
  }

  /** Writes a transfer down that has not left yet. */
  @Allow('products.write')
  @Post()
  @Audited('transfer', auditedArrival)
  @Idempotent(inOneTransaction)
  async adminCreateTransfer(@Body() body: TransferInputDto): Promise<TransferDto> {
    return this.adminGetTransfer(await this.arrivals.create(kind, readTransfer(body)));
  }

  /** Changes a draft as a whole; of a transfer that has left, what is said of it: its reference, note and day. */
  @Allow('products.write')
  @Put(':id')
  @ApiHeader(VERSION)
  @Audited('transfer', auditedArrival)
  async adminUpdateTransfer(
    @IdParam('id', TransferNotFound) id: string,
    @IfMatch() version: number | undefined,
    @Body() body: TransferInputDto,
  ): Promise<TransferDto> {
    await this.arrivals.change({ kind, id }, readTransfer(body), version);
    return this.adminGetTransfer(id);
  }

  /** Throws a draft away. */
  @Allow('products.write')
  @Precondition((it: TransfersController, id) => it.adminGetTransfer(id))
  @Delete(':id')
  @Audited('transfer', auditedArrival)
  async adminDeleteTransfer(@IdParam('id', TransferNotFound) id: string): Promise<DeletedDto> {
    await this.arrivals.remove(kind, id);
    return { id };
  }

  /** Its pieces leave their place: they are on the way, and nobody can buy them. */
  @Allow('products.write')
  @Post(':id/send')
  @HttpCode(200)
  @Audited('transfer', auditedArrival)
  @Idempotent(inOneTransaction)
  async adminSendTransfer(
    @CurrentCaller() { accountId: actorId }: Caller,
    @IdParam('id', TransferNotFound) id: string,
    @Body() { version }: ArrivalStepDto,
  ): Promise<TransferDto> {
    await this.arrivals.send({ kind, id, actorId }, version);
    return this.adminGetTransfer(id);
  }

  /** Books what has arrived, once, and what is lost. */
  @Allow('products.write')
  @Post(':id/receive')
  @HttpCode(200)
  @Audited('transfer', auditedArrival)
  @Idempotent(inOneTransaction)
  async adminReceiveTransfer(
    @CurrentCaller() { accountId: actorId }: Caller,
    @IdParam('id', TransferNotFound) id: string,
    @Body() body: ReceiveArrivalDto,
  ): Promise<TransferDto> {
    await this.arrivals.receive({ kind, id, actorId }, readUnpacked(body), body.version);
    return this.adminGetTransfer(id);
  }

  /** Calls back what is on the way: it lies again where it lay before. */
  @Allow('products.write')
  @Post(':id/close')
  @HttpCode(200)
  @Audited('transfer', auditedArrival)
  @Idempotent(inOneTransaction)
  async adminCloseTransfer(
    @CurrentCaller() { accountId: actorId }: Caller,
    @IdParam('id', TransferNotFound) id: string,
    @Body() { version }: ArrivalStepDto,
  ): Promise<TransferDto> {
    await this.arrivals.close({ kind, id, actorId }, version);
    return this.adminGetTransfer(id);
  }
}
