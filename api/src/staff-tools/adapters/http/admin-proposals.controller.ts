import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  NotAProduct,
  ProductChanged,
  ProductNotFound,
  StockIsHeld,
} from '../../../catalogue/domain/refusals.js';
import type { Caller } from '../../../kernel/caller.js';
import { KeyNeedsPerson } from '../../../kernel/password-required.js';
import { AuditsItself } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { found } from '../../../platform/http/found.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { DecideProposals } from '../../application/decide-proposals.js';
import { ProposalDecided, ProposalNotFound, ProposalOutdated } from '../../domain/proposal-refusals.js';
import { ProposalReads } from '../persistence/proposal-reads.js';
import { ProposedChangeDto } from './proposal.dto.js';

const parameters = { id: '0193d5c0-7a7e-7c4e-8a55-3b1f0e8a9c0b' };
const decided = [new ProposalNotFound(), new ProposalDecided('refused'), new KeyNeedsPerson()];
const made = [
  ...[...decided, new ProposalOutdated(), new ProductNotFound(), new ProductChanged(7), new StockIsHeld()],
  new NotAProduct('name', 'Name is required'),
];

/** What assistants propose, and what people decide of it. */
@ApiTags('admin-proposals')
@Allow('products.read')
@ApiDoc({
  adminListProposals: {},
  adminApproveProposal: { parameters, refuses: made },
  adminRefuseProposal: { parameters, refuses: decided },
  adminUndoProposal: { parameters, refuses: made },
})
@Controller('api/v1/admin/proposals')
export class AdminProposalsController {
  constructor(
    private readonly deciding: DecideProposals,
    private readonly reads: ProposalReads,
  ) {}

  /** Proposed changes: those that wait first, then the newest; at most a hundred. */
  @Get()
  adminListProposals(): Promise<ProposedChangeDto[]> {
    return this.reads.list();
  }

  /** Makes the change; a person alone may. Refused where the product was changed by somebody since. */
  @Allow('products.write')
  @Post(':id/approval')
  @HttpCode(200)
  @AuditsItself('proposal')
  async adminApproveProposal(
    @CurrentCaller() caller: Caller,
    @IdParam('id', ProposalNotFound) id: string,
  ): Promise<ProposedChangeDto> {
    await this.deciding.approve(caller, id);
    return this.shown(id);
  }

  /** Refuses the change: nothing is done. */
  @Allow('products.write')
  @Post(':id/refusal')
  @HttpCode(200)
  @AuditsItself('proposal')
  async adminRefuseProposal(
    @CurrentCaller() caller: Caller,
    @IdParam('id', ProposalNotFound) id: string,
  ): Promise<ProposedChangeDto> {
    await this.deciding.refuse(caller, id);
    return this.shown(id);
  }

  /** Undoes an approved change: the product is as it was before, where nobody has changed it since. */
  @Allow('products.write')
  @Post(':id/undoing')
  @HttpCode(200)
  @AuditsItself('proposal')
  async adminUndoProposal(
    @CurrentCaller() caller: Caller,
    @IdParam('id', ProposalNotFound) id: string,
  ): Promise<ProposedChangeDto> {
    await this.deciding.undo(caller, id);
    return this.shown(id);
  }

  private async shown(id: string): Promise<ProposedChangeDto> {
    return found(await this.reads.find(id), ProposalNotFound);
  }
}
