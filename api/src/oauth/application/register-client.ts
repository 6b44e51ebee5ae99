import { isRedirectUri, type OauthClient } from '../domain/connected-app.js';
import { OauthRefused } from '../domain/refusals.js';
import type { OauthClients, OauthSecrets } from './ports.js';

const MOST_URIS = 10;
const LONGEST_NAME = 100;

/** Programs register themselves (RFC 7591), as MCP clients do: all of them public, known by where people are sent back to. */
export class RegisterClient {
  constructor(
    private readonly clients: OauthClients,
    private readonly secrets: OauthSecrets,
  ) {}

  /** @throws OauthRefused */
  async registerClient(sent: Readonly<Record<string, unknown>>): Promise<OauthClient> {
    const uris = sent['redirect_uris'];
    if (!Array.isArray(uris) || uris.length === 0 || uris.length > MOST_URIS || !uris.every(isRedirectUri))
      throw new OauthRefused(
        'invalid_redirect_uri',
        `redirect_uris must be 1 to ${MOST_URIS} addresses of https, or http on the person’s own machine.`,
      );
    const name = sent['client_name'] ?? new URL(uris[0] ?? '').host;
    if (typeof name !== 'string' || name.trim() === '' || name.length > LONGEST_NAME)
      throw new OauthRefused(
        'invalid_client_metadata',
        `client_name must be a text of at most ${LONGEST_NAME} characters.`,
      );
    const client = { id: this.secrets.clientId(), name: oneLine(name), redirectUris: uris };
    await this.clients.add(client);
    return client;
  }
}

/** Nobody is shown a name that pretends to be more than a name. */
const oneLine = (name: string): string => name.replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim();
