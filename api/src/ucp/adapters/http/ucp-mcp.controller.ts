import { Body, Controller, Header, Ip, Post, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Refusal } from '../../../kernel/refusal.js';
import { Allow } from '../../../platform/auth/allow.js';
import { Config } from '../../../platform/config/config.js';
import { answerMcp, toolResult, type Json } from '../../../platform/mcp/mcp.js';
import { networksOf } from '../../../platform/rate-limit/network.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { failed } from '../../application/envelope.js';
import { messagesOf } from '../../application/refusal-messages.js';
import { inputSchemaOf } from '../../application/tools.js';
import type { Release } from '../../domain/releases.js';
import { UcpAnswers } from './ucp-answers.filter.js';
import { UcpIsOn } from './ucp-is-on.guard.js';
import { LIMITS } from './ucp-limits.js';
import { UcpTools } from './ucp-tools.js';
import { ReleaseParam } from './version-param.js';

/** As long as the profile. */
const KEPT = { ttlMs: 60_000, cacheScope: 'public' } as const;

/** The protocol as tools (MCP over HTTP, without a session: every call stands alone). */
@ApiExcludeController()
@Allow('public')
@UseGuards(UcpIsOn)
@UseFilters(UcpAnswers)
@Controller('api/ucp/:release/mcp')
export class UcpMcpController {
  constructor(
    private readonly tools: UcpTools,
    private readonly config: Config,
    private readonly limits: RateLimits,
  ) {}

  @Post()
  @Header('Cache-Control', 'no-store')
  async callUcpTool(
    @ReleaseParam() release: Release,
    @Body() body: unknown,
    @Ip() ip: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Json | undefined> {
    const server = {
      ...{ name: 'duka-ucp', version: '1', kept: KEPT },
      tools: this.tools.all.map((tool) => ({
        ...{ name: tool.name, description: tool.description, inputSchema: inputSchemaOf(tool) },
      })),
      call: (name: string, args: Json) => this.call(release, name, args, ip),
    };
    const answer = await answerMcp(server, body, request.headers);
    response.status(answer.status);
    return answer.body;
  }

  /** @throws TooMany */
  private async count(
    [name, { limit, seconds }]: (typeof LIMITS)[keyof typeof LIMITS],
    ip: string,
  ): Promise<void> {
    for (const { key, times } of networksOf(ip))
      await this.limits.take(`${name}:ip:${key}`, { limit: limit * times, seconds });
  }

  /** A "no" of the shop is an answer of the tool, so that whoever called reads it. */
  private async call(release: Release, name: string, args: Json, ip: string): Promise<Json | undefined> {
    const tool = this.tools.all.find((one) => one.name === name);
    if (!tool) return undefined;
    try {
      if (tool.counts) await this.count(LIMITS[tool.counts], ip);
      return toolResult(await tool.run({ release, shop: this.config.publicUrl, ip, args }), false);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return toolResult(failed(release, messagesOf(error)), true);
    }
  }
}
