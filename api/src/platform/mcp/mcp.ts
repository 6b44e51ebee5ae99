import type { IncomingHttpHeaders } from 'node:http';

export type Json = Readonly<Record<string, unknown>>;

/** A tool as it is listed. Its schemas are JSON Schema 2020-12. */
export interface ListedTool {
  name: string;
  title?: string;
  description: string;
  inputSchema: Json;
  outputSchema?: Json;
  annotations?: Json;
}

/** What answers calls: one for each address. */
export interface McpServer {
  name: string;
  version: string;
  /** For whoever reads it to know what to do here. */
  instructions?: string;
  /** How long, in milliseconds, the list of tools may be kept, and whether by all together. */
  kept: { ttlMs: number; cacheScope: 'public' | 'private' };
  tools: readonly ListedTool[];
  /** A result (`toolResult`); undefined where there is no such tool. */
  call(name: string, args: Json): Promise<Json | undefined>;
}

export interface McpAnswer {
  status: number;
  /** Undefined for what is not answered. */
  body: Json | undefined;
}

/** No answer, but a fault of the call itself, by JSON-RPC 2.0. */
class RpcFault extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly status = 400,
    readonly data?: Json,
  ) {
    super(message);
  }
}

/** The revision without sessions: every call says by itself which it speaks. */
const NEWEST = '2026-07-28';
/** Those that begin with `initialize`; their messages are the same to a server of tools without a session. */
const EARLIER = ['2025-11-25', '2025-06-18', '2025-03-26'];
const REVISIONS = [NEWEST, ...EARLIER];

const META = 'io.modelcontextprotocol/';
const [INVALID_REQUEST, METHOD_NOT_FOUND, INVALID_PARAMS] = [-32600, -32601, -32602];
const [HEADER_MISMATCH, UNSUPPORTED_REVISION] = [-32020, -32022];
const NAMED_BY_HEADER = 'tools/call';

/** Answers a message of the Model Context Protocol over HTTP, by JSON, in each revision that is spoken. */
export async function answerMcp(
  server: McpServer,
  sent: unknown,
  headers: IncomingHttpHeaders,
): Promise<McpAnswer> {
  const message = objectOf(sent);
  const id = message?.['id'] ?? null;
  try {
    if (message?.['jsonrpc'] !== '2.0' || typeof message['method'] !== 'string')
      throw new RpcFault(INVALID_REQUEST, 'Send one call by JSON-RPC 2.0.');
    if (message['id'] === undefined) return { status: 202, body: undefined };
    const call = { method: message['method'], params: objectOf(message['params']) ?? {}, headers };
    const result = isNewest(call) ? await newest(server, call) : await earlier(server, call);
    return { status: 200, body: { jsonrpc: '2.0', id, result } };
  } catch (error) {
    if (!(error instanceof RpcFault)) throw error;
    const { code, message: told, status, data } = error;
    return {
      status,
      body: { jsonrpc: '2.0', id, error: { code, message: told, ...(data ? { data } : {}) } },
    };
  }
}

interface Call {
  method: string;
  params: Json;
  headers: IncomingHttpHeaders;
}

const objectOf = (value: unknown): Json | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : undefined;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value.trim() : undefined);
const revisionIn = ({ headers }: Call) => textOf(headers['mcp-protocol-version']);
const metaOf = ({ params }: Call): Json => objectOf(params['_meta']) ?? {};

/** What says of itself that it is of an earlier revision, or says nothing, is taken as that. */
function isNewest(call: Call): boolean {
  const said = textOf(metaOf(call)[`${META}protocolVersion`]) ?? revisionIn(call);
  return call.method === 'server/discover' || (said !== undefined && !EARLIER.includes(said));
}

async function newest(server: McpServer, call: Call): Promise<Json> {
  checkMeta(call);
  const { method, params } = call;
  switch (method) {
    case 'server/discover':
      return complete(server, {
        ...{ supportedVersions: REVISIONS, capabilities: { tools: {} }, ...server.kept },
        ...(server.instructions ? { instructions: server.instructions } : {}),
      });
    case 'tools/list':
      return complete(server, { tools: server.tools, ...server.kept });
    case NAMED_BY_HEADER:
      return complete(server, await called(server, params));
    default:
      throw unknownMethod(method, 404);
  }
}

const complete = ({ name, version }: McpServer, result: Json): Json => ({
  ...result,
  resultType: 'complete',
  _meta: { [`${META}serverInfo`]: { name, version } },
});

/** @throws RpcFault unless body and headers say the same, and what they have to */
function checkMeta(call: Call): void {
  const meta = metaOf(call);
  const said = meta[`${META}protocolVersion`];
  if (typeof said !== 'string' || !objectOf(meta[`${META}clientCapabilities`]))
    throw new RpcFault(
      INVALID_PARAMS,
      `params._meta must have ${META}protocolVersion and ${META}clientCapabilities.`,
    );
  if (revisionIn(call) !== said) throw mismatch('MCP-Protocol-Version');
  if (said !== NEWEST)
    throw new RpcFault(UNSUPPORTED_REVISION, 'This revision is not spoken here.', 400, {
      ...{ supported: REVISIONS, requested: said },
    });
  if (textOf(call.headers['mcp-method']) !== call.method) throw mismatch('Mcp-Method');
  if (call.method === NAMED_BY_HEADER && nameIn(call) !== call.params['name']) throw mismatch('Mcp-Name');
}

const ENCODED = /^=\?base64\?([A-Za-z0-9+/]*={0,2})\?=$/;

function nameIn({ headers }: Call): string | undefined {
  const said = textOf(headers['mcp-name']);
  const [, encoded] = ENCODED.exec(said ?? '') ?? [];
  return encoded === undefined ? said : Buffer.from(encoded, 'base64').toString('utf8');
}

const mismatch = (header: string) =>
  new RpcFault(HEADER_MISMATCH, `The header ${header} is missing, or says something else than the message.`);

async function earlier(server: McpServer, call: Call): Promise<Json> {
  const { method, params } = call;
  switch (method) {
    case 'initialize': {
      const { name, version, instructions } = server;
      return {
        protocolVersion: EARLIER.find((one) => one === params['protocolVersion']) ?? EARLIER[0],
        ...{ capabilities: { tools: {} }, serverInfo: { name, version } },
        ...(instructions ? { instructions } : {}),
      };
    }
    case 'ping':
      return {};
    case 'tools/list':
      return { tools: server.tools };
    case NAMED_BY_HEADER:
      return called(server, params);
    default:
      throw unknownMethod(method, 200);
  }
}

async function called(server: McpServer, params: Json): Promise<Json> {
  const name = textOf(params['name']) ?? '';
  const args = params['arguments'] === undefined ? {} : objectOf(params['arguments']);
  if (!args) throw new RpcFault(INVALID_PARAMS, 'params.arguments must be an object.', 200);
  const result = await server.call(name, args);
  if (!result) throw new RpcFault(INVALID_PARAMS, `There is no tool ${name.slice(0, 64)}.`, 200);
  return result;
}

const unknownMethod = (method: string, status: number) =>
  new RpcFault(METHOD_NOT_FOUND, `There is no method ${method.slice(0, 64)}.`, status);

/** What a tool answers: for programs, and the same as text for those that read no more. */
export const toolResult = (answer: Json, isError: boolean): Json => ({
  ...{ content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer },
  isError,
});
