import { Body, Controller, Delete, Get, Header, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Refusal } from '../../../kernel/refusal.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { KeyGate, type KeyCaller } from '../../../platform/auth/key-gate.js';
import { documentedAt, KeyHolders } from '../../../platform/auth/key-holders.guard.js';
import { Config } from '../../../platform/config/config.js';
import { answerMcp, toolResult, type Json, type McpServer } from '../../../platform/mcp/mcp.js';
import type { StaffTool } from '../../application/staff-tool.js';
import { HeldSchemas } from './held-schemas.js';
import { StaffTools } from './staff-tools.js';

const INSTRUCTIONS =
  'Tools for the staff of a shop. Amounts are decimals of the currency that stands beside them. What is told of people is for the staff alone.';
/** What a caller may do can change at any time. */
const KEPT = { ttlMs: 0, cacheScope: 'private' } as const;

interface Calling {
  caller: KeyCaller;
  request: Request;
  response: Response;
}

/** Tools for assistants of the staff, by the Model Context Protocol (docs/mcp.md): each within the permissions of the caller. */
@ApiExcludeController()
@Allow('public')
@Controller('mcp')
export class StaffMcpController {
  constructor(
    private readonly tools: StaffTools,
    private readonly schemas: HeldSchemas,
    private readonly gate: KeyGate,
    private readonly config: Config,
  ) {}

  @Post()
  @UseGuards(KeyHolders)
  @Header('Cache-Control', 'no-store')
  async callStaffTool(
    @CurrentCaller() caller: KeyCaller,
    @Body() body: unknown,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Json | undefined> {
    const call = (name: string, args: Json) => this.call({ caller, request, response }, name, args);
    const answer = await answerMcp(this.serverFor(caller, call), body, request.headers);
    response.status(answer.status);
    return answer.body;
  }

  /** There is no stream to follow, nor a session to end. */
  @Get()
  @HttpCode(405)
  @Header('Allow', 'POST')
  followNothing(): void {}

  @Delete()
  @HttpCode(405)
  @Header('Allow', 'POST')
  endNothing(): void {}

  private serverFor(caller: KeyCaller, call: McpServer['call']): McpServer {
    const mine = this.tools.all.filter((tool) => missingOf(tool, caller) === undefined);
    return {
      ...{ name: 'duka-staff', version: '1', instructions: INSTRUCTIONS, kept: KEPT },
      tools: mine.map((tool) => ({
        ...{ name: tool.name, title: tool.title, description: tool.description },
        ...{ inputSchema: tool.input, outputSchema: tool.output, annotations: hintsOf(tool) },
      })),
      call,
    };
  }

  /** A "no" of the shop is an answer of the tool, so that whoever called reads it. */
  private async call(by: Calling, name: string, args: Json): Promise<Json | undefined> {
    const { caller, request, response } = by;
    const tool = this.tools.all.find((one) => one.name === name);
    if (!tool) return undefined;
    const missing = missingOf(tool, caller);
    if (missing)
      await this.gate.refuse(response, caller, missing, documentedAt(this.config.publicUrl, request.path));
    try {
      await this.schemas.checkArguments(tool, args);
      const answer = await tool.run(args, caller);
      await this.schemas.checkAnswer(tool, answer);
      return toolResult(answer, false);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, message, details } = error;
      return refused({ code, message, fields: details.fields ?? [] });
    }
  }
}

const missingOf = ({ permissions }: StaffTool, caller: KeyCaller) =>
  permissions.find((one) => !caller.permissions.includes(one));

const hintsOf = ({ isProposal }: StaffTool): Json => ({
  readOnlyHint: isProposal !== true,
  destructiveHint: false,
});

/** As text alone: a refusal has not the shape of the tool's answers. */
const refused = (told: Json): Json => ({
  content: [{ type: 'text', text: JSON.stringify(told) }],
  isError: true,
});
