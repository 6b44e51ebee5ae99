import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Json } from './client.js';

export const RELEASES = ['2026-08-25', '2026-04-08'] as const;
export type Release = (typeof RELEASES)[number];

/** The published schemas of a release (test/data/ucp). Words of the protocol's own about requests say nothing of answers. */
function published(release: Release): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  (addFormats as unknown as (to: Ajv2020) => void)(ajv);
  const folder = fileURLToPath(new URL(`../data/ucp/${release}/schemas`, import.meta.url));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.json'))
      ajv.addSchema(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as object);
  return ajv;
}

const judges = new Map<Release, Ajv2020>();

/** Holds an answer against a schema by its place below `schemas/`, such as `shopping/cart.json`. */
export function expectUcp(release: Release, place: string, answer: unknown): void {
  const judge = judges.get(release) ?? published(release);
  judges.set(release, judge);
  const validate = judge.getSchema(`https://ucp.dev/schemas/${place}`);
  if (!validate) throw new Error(`${release} has no schema ${place}`);
  const isRight = validate(answer);
  expect({ place, isRight, errors: validate.errors?.slice(0, 8) ?? [] }).toEqual({
    ...{ place, isRight: true, errors: [] },
  });
}

/** Where errors are described in a release. */
export const errorPlace = (release: Release): string =>
  release === '2026-04-08' ? 'shopping/types/error_response.json' : 'common/types/error_response.json';

export interface UcpAnswer {
  status: number;
  body: Json;
}

/** A platform that calls the shop by REST and by MCP. */
export class UcpPlatform {
  private calls = 0;

  constructor(
    private readonly origin: () => string,
    readonly release: Release,
  ) {}

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<UcpAnswer> {
    const response = await fetch(`${this.origin()}/api/ucp/${this.release}${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'UCP-Agent': 'profile="https://agent.example/.well-known/ucp"',
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  }

  post = (path: string, body: unknown = {}, headers?: Record<string, string>) =>
    this.call('POST', path, body, headers);

  put = (path: string, body: unknown, headers?: Record<string, string>) =>
    this.call('PUT', path, body, headers);

  get = (path: string) => this.call('GET', path);

  /** A message of JSON-RPC; its answer whole. */
  rpc(method: string, params?: unknown): Promise<UcpAnswer> {
    this.calls += 1;
    return this.post('/mcp', { jsonrpc: '2.0', id: this.calls, method, ...(params ? { params } : {}) });
  }

  /** What a tool answers. */
  async tool(name: string, args: object): Promise<Json> {
    const meta = { 'ucp-agent': { profile: 'https://agent.example/.well-known/ucp' } };
    const { body } = await this.rpc('tools/call', { name, arguments: { meta, ...args } });
    expect(JSON.parse(body.result.content[0].text)).toEqual(body.result.structuredContent);
    return body.result.structuredContent;
  }
}
