import { checkScopes, NOT_FOR_KEYS } from '../../api-keys/domain/api-key.js';
import type { Caller } from '../../kernel/caller.js';
import type { Ids } from '../../kernel/ids.js';
import { ALL_PERMISSIONS, type Permission } from '../../kernel/permission.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { isOneOf, isWithin, LASTS, type OauthClient } from '../domain/connected-app.js';
import { AppNotFound, AppRequestWrong } from '../domain/refusals.js';
import type { ConnectedApps, OauthClients, OauthSecrets, OwnAddress } from './ports.js';

/** An authorization request (RFC 6749, 4.1.1) as the program has sent it. */
export interface AppRequest {
  client: OauthClient;
  redirectUri: string;
  challenge: string;
  state: string | undefined;
  /** What it asks for, as far as the shop knows it; all that a key can have where it says nothing. */
  scopes: readonly Permission[];
}

export const GRANTABLE: readonly Permission[] = ALL_PERMISSIONS.filter((one) => !NOT_FOR_KEYS.includes(one));
/** S256 of RFC 7636. */
const CHALLENGE = /^[A-Za-z0-9_-]{43}$/;
const LONGEST_STATE = 1_000;

/** Lets programs in on behalf of people who agree, and shows them out. */
export class ConnectApps {
  constructor(
    private readonly clients: OauthClients,
    private readonly apps: ConnectedApps,
    private readonly secrets: OauthSecrets,
    private readonly ids: Ids,
    private readonly unitOfWork: UnitOfWork,
    private readonly address: OwnAddress,
  ) {}

  /** What the person is asked. `asked` is the query of the request. @throws AppRequestWrong */
  async readRequest(asked: string): Promise<AppRequest> {
    const sent = new URLSearchParams(asked);
    const client = await this.clients.find(sent.get('client_id') ?? '');
    if (!client) throw new AppRequestWrong('The application is unknown, or was forgotten: connect it anew.');
    const [first] = client.redirectUris;
    const redirectUri = sent.get('redirect_uri') ?? (client.redirectUris.length === 1 ? first : undefined);
    if (redirectUri === undefined || !isOneOf(client.redirectUris, redirectUri))
      throw new AppRequestWrong('The application asks to be answered elsewhere than it said.');
    if (sent.get('response_type') !== 'code')
      throw new AppRequestWrong('The application asks for another answer than a code.');
    const challenge = sent.get('code_challenge') ?? '';
    if (sent.get('code_challenge_method') !== 'S256' || !CHALLENGE.test(challenge))
      throw new AppRequestWrong('The application does not protect its code (PKCE by S256).');
    if (!sent.getAll('resource').every((one) => isWithin(this.address.shop(), one)))
      throw new AppRequestWrong('The application asks for something that is not of this shop.');
    const state = sent.get('state') ?? undefined;
    if (state !== undefined && state.length > LONGEST_STATE)
      throw new AppRequestWrong('The application sends too much with its request.');
    return { client, redirectUri, challenge, state, scopes: scopesIn(sent.get('scope')) };
  }

  /** The person agrees to these scopes. @throws AppRequestWrong, KeyBeyondOwn, ScopeNotForKeys */
  async connect(
    caller: Caller,
    asked: string,
    scopes: readonly Permission[],
  ): Promise<{ id: string; redirectTo: string }> {
    const { client, redirectUri, challenge, state } = await this.readRequest(asked);
    checkScopes(caller, scopes);
    const id = this.ids.next();
    const code = this.secrets.make('code');
    const app = { id, clientId: client.id, ownerId: caller.accountId, name: client.name, scopes };
    await this.unitOfWork.run(() =>
      this.apps.add(app, { hash: this.secrets.hashOf(code), redirectUri, challenge }, LASTS.code),
    );
    return { id, redirectTo: this.answerTo(redirectUri, { code, state }) };
  }

  /** Where the person goes who does not agree. */
  refusedTo = ({ redirectUri, state }: AppRequest): string =>
    this.answerTo(redirectUri, { error: 'access_denied', state });

  /** It is let in no more, at once. @throws AppNotFound */
  async disconnect(id: string): Promise<void> {
    if (!(await this.apps.remove(id))) throw new AppNotFound();
  }

  /** With who answers (RFC 9207), so that no other server's answer is taken for it. */
  private answerTo(uri: string, parts: Readonly<Record<string, string | undefined>>): string {
    const url = new URL(uri);
    for (const [name, value] of Object.entries({ ...parts, iss: this.address.shop() }))
      if (value !== undefined) url.searchParams.set(name, value);
    return url.href;
  }
}

function scopesIn(said: string | null): readonly Permission[] {
  const wanted = (said ?? '').split(' ').filter(Boolean);
  return wanted.length === 0 ? GRANTABLE : GRANTABLE.filter((one) => wanted.includes(one));
}
