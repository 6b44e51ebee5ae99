import { Body, Controller, Header, HttpCode, Ip, Post, Res, UseFilters, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Refusal } from '../../../kernel/refusal.js';
import { Allow } from '../../../platform/auth/allow.js';
import { Config } from '../../../platform/config/config.js';
import { networksOf } from '../../../platform/rate-limit/network.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { failed, type Answer } from '../../application/envelope.js';
import { objectAt, objectOf, textAt, type Sent } from '../../application/reading.js';
import { messagesOf } from '../../application/refusal-messages.js';
import { inputSchemaOf } from '../../application/tools.js';
import type { Release } from '../../domain/releases.js';
import { UcpAnswers } from './ucp-answers.filter.js';
import { UcpIsOn } from './ucp-is-on.guard.js';
import { LIMITS } from './ucp-limits.js';
import { UcpTools } from './ucp-tools.js';
import { ReleaseParam } from './version-param.js';

/** Revisions of the Model Context Protocol whose messages are those of here. */
const REVISIONS = ['2025-11-25', '2025-06-18', '2025-03-26'];
const [METHOD_NOT_FOUND, INVALID_REQUEST, INVALID_PARAMS] = [-32601, -32600, -32602];

/** No answer, but a fault of the call itself, by JSON-RPC 2.0. */
class RpcFault extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

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
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async callUcpTool(
    @ReleaseParam() release: Release,
    @Body() body: unknown,
    @Ip() ip: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Answer | undefined> {
    const sent = objectOf(body);
    const id = sent['id'] ?? null;
    if (typeof sent['method'] === 'string' && sent['id'] === undefined) {
      response.status(202);
      return undefined;
    }
    try {
      return { jsonrpc: '2.0', id, result: await this.answer(release, sent, ip) };
    } catch (error) {
      if (!(error instanceof RpcFault)) throw error;
      return { jsonrpc: '2.0', id, error: { code: error.code, message: error.message } };
    }
  }

  private async answer(release: Release, sent: Sent, ip: string): Promise<Answer> {
    if (sent['jsonrpc'] !== '2.0' || typeof sent['method'] !== 'string')
      throw new RpcFault(INVALID_REQUEST, 'Send one call by JSON-RPC 2.0.');
    switch (sent['method']) {
      case 'initialize':
        return this.introduction(objectAt(sent, 'params'));
      case 'ping':
        return {};
      case 'tools/list':
        return {
          tools: this.tools.all.map((tool) => ({
            ...{ name: tool.name, description: tool.description, inputSchema: inputSchemaOf(tool) },
          })),
        };
      case 'tools/call':
        return this.call(release, objectAt(sent, 'params'), ip);
      default:
        throw new RpcFault(METHOD_NOT_FOUND, `There is no method ${sent['method'].slice(0, 64)}.`);
    }
  }

  private introduction(params: Sent): Answer {
    const wanted = REVISIONS.find((one) => one === params['protocolVersion']);
    return {
      protocolVersion: wanted ?? REVISIONS[0],
      capabilities: { tools: {} },
      serverInfo: { name: 'duka-ucp', version: '1' },
    };
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
  private async call(release: Release, params: Sent, ip: string): Promise<Answer> {
    const name = textAt(params, 'name', '$.params');
    const tool = this.tools.all.find((one) => one.name === name);
    if (!tool) throw new RpcFault(INVALID_PARAMS, `There is no tool ${(name ?? '').slice(0, 64)}.`);
    const called = { release, shop: this.config.publicUrl, ip };
    try {
      if (tool.counts) await this.count(LIMITS[tool.counts], ip);
      const args = objectAt(params, 'arguments', '$.params');
      return toolResult(await tool.run({ ...called, args }), false);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return toolResult(failed(release, messagesOf(error)), true);
    }
  }
}

const toolResult = (answer: Answer, isError: boolean): Answer => ({
  content: [{ type: 'text', text: JSON.stringify(answer) }],
  structuredContent: answer,
  isError,
});
