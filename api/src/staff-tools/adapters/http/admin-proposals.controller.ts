import { Body, Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Caller } from '../../../kernel/caller.js';
import { AuditsItself } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { KeyGate } from '../../../platform/auth/key-gate.js';
import { NotAllowed } from '../../../platform/auth/refusals.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { found } from '../../../platform/http/found.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { Actions } from '../../application/actions.js';
import { DecideProposals } from '../../application/decide-proposals.js';
import { ActionUnknown, ProposalNotFound } from '../../domain/proposal-refusals.js';
import { ProposalReads } from '../persistence/proposal-reads.js';
import { HeldSchemas } from './held-schemas.js';
import { NewProposalDto, ProposableActionDto, ProposedChangeDto } from './proposal.dto.js';
import { PROPOSAL_CALLS } from './proposals.examples.js';

/** What other systems and assistants propose, and what people decide of it. */
@ApiTags('admin-proposals')
@Allow('proposals.read')
@ApiDoc(PROPOSAL_CALLS)
@Controller('api/v1/admin/proposals')
export class AdminProposalsController {
  constructor(
    private readonly deciding: DecideProposals,
    private readonly reads: ProposalReads,
    private readonly actions: Actions,
    private readonly schemas: HeldSchemas,
    private readonly gate: KeyGate,
  ) {}

  /** What you may see of proposed changes: those that wait first, then the newest; at most a hundred. */
  @Get()
  adminListProposals(@CurrentCaller() caller: Caller): Promise<ProposedChangeDto[]> {
    return this.reads.list(caller);
  }

  /** Everything that may be proposed, with a JSON Schema of what it takes. */
  @Get('actions')
  adminListProposableActions(): ProposableActionDto[] {
    return this.actions.all.map((plugin) => ({
      ...{ name: plugin.name, label: plugin.words.label, reads: plugin.reads, needs: plugin.writes },
      ...{ canUndo: plugin.undo !== undefined, arguments: this.actions.argumentsOf(plugin) },
    }));
  }

  /** Writes down what a person may approve; nothing is done. Needs the permission to see what it is about as well. */
  @Allow('proposals.write')
  @Post()
  @AuditsItself('proposal')
  async adminPropose(
    @CurrentCaller() caller: Caller,
    @Body() { action, arguments: args, reason }: NewProposalDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ProposedChangeDto> {
    const plugin = this.actions.of(action);
    if (!plugin) throw new ActionUnknown(this.actions.all.map(({ name }) => name));
    if (!caller.permissions.includes(plugin.reads)) {
      const { key } = caller;
      if (key) await this.gate.refuse(response, { ...caller, key }, plugin.reads);
      throw new NotAllowed();
    }
    await this.schemas.check(this.actions.argumentsOf(plugin), args);
    const { id } = await this.deciding.propose(caller, plugin, args, reason.trim());
    return this.shown(caller, id);
  }

  /** Does it in your name; a person alone may. Refused where what it is about was changed by somebody since. */
  @Post(':id/approval')
  @HttpCode(200)
  @AuditsItself('proposal')
  async adminApproveProposal(
    @CurrentCaller() caller: Caller,
    @IdParam('id', ProposalNotFound) id: string,
  ): Promise<ProposedChangeDto> {
    await this.deciding.approve(caller, id);
    return this.shown(caller, id);
  }

  /** Refuses it: nothing is done. */
  @Post(':id/refusal')
  @HttpCode(200)
  @AuditsItself('proposal')
  async adminRefuseProposal(
    @CurrentCaller() caller: Caller,
    @IdParam('id', ProposalNotFound) id: string,
  ): Promise<ProposedChangeDto> {
    await this.deciding.refuse(caller, id);
    return this.shown(caller, id);
  }

  /** Undoes what was approved, where that can be: it is as it was before, if nobody has changed it since. */
  @Post(':id/undoing')
  @HttpCode(200)
  @AuditsItself('proposal')
  async adminUndoProposal(
    @CurrentCaller() caller: Caller,
    @IdParam('id', ProposalNotFound) id: string,
  ): Promise<ProposedChangeDto> {
    await this.deciding.undo(caller, id);
    return this.shown(caller, id);
  }

  private async shown(caller: Caller, id: string): Promise<ProposedChangeDto> {
    return found(await this.reads.find(caller, id), ProposalNotFound);
  }
}
