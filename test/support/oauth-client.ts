import * as oauth from 'oauth4webapi';
import type { Client, Json } from './client.js';

const BACK = 'http://127.0.0.1:53682/done';

/** A program of somebody else's (oauth4webapi) that asks to be let into the shop. */
export class ForeignProgram {
  private verifier = '';
  private state = '';
  private here: Record<symbol, unknown> = {};
  server!: oauth.AuthorizationServer;
  client!: oauth.Client;

  constructor(private readonly shop: () => string) {}

  /** Finds the shop's server by its own metadata, and registers. */
  async begin(more: Partial<oauth.Client> = {}): Promise<void> {
    const named = await fetch(`${this.shop()}/.well-known/oauth-authorization-server`);
    const { issuer: name } = (await named.json()) as { issuer: string };
    const issuer = new URL(name);
    // the shop goes by its public name, and is reached here by the address of its process
    this.here = {
      [oauth.allowInsecureRequests]: true,
      [oauth.customFetch]: (url: string, init: RequestInit) => fetch(url.replace(name, this.shop()), init),
    };
    const found = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...this.here });
    this.server = await oauth.processDiscoveryResponse(issuer, found);
    const asked = { client_name: 'Foreign Assistant', redirect_uris: [BACK], ...more };
    const registered = await oauth.dynamicClientRegistrationRequest(this.server, asked, this.here);
    this.client = await oauth.processDynamicClientRegistrationResponse(registered);
  }

  /** The query of the page where the person is asked. */
  async ask(scope: string, more: Record<string, string> = {}): Promise<string> {
    this.verifier = oauth.generateRandomCodeVerifier();
    this.state = oauth.generateRandomState();
    return new URLSearchParams({
      ...{ response_type: 'code', client_id: this.client.client_id, redirect_uri: BACK, scope },
      ...{ state: this.state, code_challenge_method: 'S256' },
      code_challenge: await oauth.calculatePKCECodeChallenge(this.verifier),
      ...more,
    }).toString();
  }

  /** The tokens for what the person was sent back with. */
  async exchange(redirectTo: string): Promise<oauth.TokenEndpointResponse> {
    const sent = oauth.validateAuthResponse(this.server, this.client, new URL(redirectTo), this.state);
    const answer = await oauth.authorizationCodeGrantRequest(
      ...([this.server, this.client, oauth.None(), sent, BACK, this.verifier, this.here] as const),
    );
    return oauth.processAuthorizationCodeResponse(this.server, this.client, answer);
  }

  async refresh(token = ''): Promise<oauth.TokenEndpointResponse> {
    const answer = await oauth.refreshTokenGrantRequest(
      this.server,
      this.client,
      oauth.None(),
      token,
      this.here,
    );
    return oauth.processRefreshTokenResponse(this.server, this.client, answer);
  }

  async revoke(token = ''): Promise<void> {
    const answer = await oauth.revocationRequest(this.server, this.client, oauth.None(), token, this.here);
    await oauth.processRevocationResponse(answer);
  }

  /** A token for an API key (client credentials). */
  async byKey({ id, secret }: Json, scope?: string): Promise<oauth.TokenEndpointResponse> {
    const client = { client_id: id as string };
    const asked = new URLSearchParams(scope === undefined ? {} : { scope });
    const auth = oauth.ClientSecretBasic(secret as string);
    const answer = await oauth.clientCredentialsGrantRequest(this.server, client, auth, asked, this.here);
    return oauth.processClientCredentialsResponse(this.server, client, answer);
  }
}

/** The person agrees in the panel. */
export async function agree(person: Client, asked: string, scopes: readonly string[]): Promise<Json> {
  return (await person.post<Json>('/admin/connected-apps', { asked, scopes }, { expect: 201 })).body;
}
