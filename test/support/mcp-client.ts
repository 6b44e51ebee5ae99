import {
  Client,
  StreamableHTTPClientTransport,
  type OAuthClientProvider,
  type VersionNegotiationMode,
} from '@modelcontextprotocol/client';
import type { Json } from './client.js';

/** The protocol's own client at the shop's tools, by an API key or a token. */
export async function mcpClient(
  origin: string,
  secret: string,
  mode: VersionNegotiationMode,
): Promise<Client> {
  const client = new Client({ name: 'judge', version: '1' }, { versionNegotiation: { mode } });
  const headers = { authorization: `Bearer ${secret}` };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { requestInit: { headers } }),
  );
  return client;
}

/** What a tool answers; refusals are read as what they say. */
export async function toolOf(client: Client, name: string, args: Json = {}): Promise<Json> {
  const { content, structuredContent, isError } = (await client.callTool({ name, arguments: args })) as Json;
  const told: unknown = JSON.parse(content[0].text);
  return isError ? { isError, ...(told as Json) } : structuredContent;
}

const BACK = 'http://127.0.0.1:53683/done';

/** A program that keeps what the shop's OAuth tells it, and sends the person where it is told. */
export class McpAccount implements OAuthClientProvider {
  asked: URL | undefined;
  private known: Json;
  private kept: Json;
  private verifier = '';
  readonly redirectUrl = BACK;
  readonly clientMetadata = { client_name: 'Foreign MCP client', redirect_uris: [BACK] };

  clientInformation = (): Json => this.known;
  saveClientInformation = (known: Json): void => {
    this.known = known;
  };
  tokens = (): Json => this.kept;
  saveTokens = (kept: Json): void => {
    this.kept = kept;
  };
  redirectToAuthorization = (asked: URL): void => {
    this.asked = asked;
  };
  saveCodeVerifier = (verifier: string): void => {
    this.verifier = verifier;
  };
  codeVerifier = (): string => this.verifier;
  private found: Json;
  saveDiscoveryState = (found: Json): void => {
    this.found = found;
  };
  discoveryState = (): Json => this.found;
}
