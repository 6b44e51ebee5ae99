import { declaredOf } from '../../kernel/connections.js';
import { faultsOfVariables, type DeclaredValues } from '../../kernel/declared-variable.js';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { knownSecrets } from './known-secrets.js';
import { log } from '../logging/log.js';
import { isLoopback } from './loopback.js';
import { withoutSlash } from '../../kernel/origin.js';
import { partsOf } from './variable-rules.js';
import { Variables } from './variables.js';

/** Every setting of the API, checked; see docs/operations.md for what each means. */
export class Config {
  readonly apiPort: number;
  readonly replicaUrls: readonly string[];
  /** Origins of other web pages that may call the API and read its answers. */
  readonly corsOrigins: readonly string[];

  private typedUrl: string | undefined;

  /** `given`: all that the environment says, for what features declare of their own. */
  constructor(
    readonly env: Variables,
    readonly given: DeclaredValues = {},
  ) {
    this.apiPort = env.API_PORT ?? env.PORT + 1;
    this.replicaUrls = partsOf(env.DATABASE_REPLICA_URLS);
    this.corsOrigins = partsOf(env.CORS_ORIGINS);
  }

  /** Where the shop is reached, without a final slash: by the environment, else as it was typed in the panel. Asked at each use. */
  get publicUrl(): string {
    return withoutSlash(this.env.PUBLIC_URL ?? this.typedUrl ?? `http://localhost:${this.env.PORT}`);
  }

  /** What was typed holds from now on; undefined: nothing is. What is no address is told in the log and counts as nothing. */
  reachAt(typedUrl: string | undefined): void {
    const isAddress = typedUrl !== undefined && URL.canParse(typedUrl);
    if (typedUrl !== undefined && !isAddress)
      log.error({ address: typedUrl }, 'the public address that is kept is none and is passed over');
    this.typedUrl = isAddress ? typedUrl : undefined;
  }

  get isProduction(): boolean {
    return this.env.NODE_ENV === 'production';
  }

  /** Whether `/docs` shows the calls of the API; in production on demand alone. */
  get showsDocs(): boolean {
    return this.env.DOCS ?? !this.isProduction;
  }

  /** True when this machine alone reaches the shop: all that it listens on, and its public name, are loopback. */
  get isLocal(): boolean {
    const { LISTEN_HOST, API_HOST } = this.env;
    return [LISTEN_HOST, API_HOST, new URL(this.publicUrl).hostname].every(isLoopback);
  }

  /** True where providers and the mail server may be played: the demo, a local shop; in production on demand alone. */
  get mayPlay(): boolean {
    const { DEMO, SANDBOX_ALLOWED } = this.env;
    return this.isProduction ? SANDBOX_ALLOWED : DEMO || this.isLocal;
  }

  /** True where mails that nobody sends can be read: never in production. */
  get catchesMail(): boolean {
    return !this.isProduction && this.mayPlay;
  }
}

/** The start cannot go on; one sentence for each variable that is missing or wrong. */
export class BadConfiguration extends Error {
  constructor(readonly sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.name = 'BadConfiguration';
  }
}

/** Reads and checks the environment; an empty variable is an unset one. @throws BadConfiguration */
export function readConfig(env: DeclaredValues, declared = declaredOf([])): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const variables = plainToInstance(Variables, given);
  const errors = validateSync(variables, { whitelist: true });
  const wrong = [...errors.map(sentence), ...faultsOfVariables(declared.variables, given)];
  if (wrong.length > 0) throw new BadConfiguration(wrong);
  const secrets = declared.variables
    .filter(({ isSecret }) => isSecret)
    .map(({ name }) => [name, given[name]] as const);
  const sendsLinks = declared.variables.some((one) => one.sendsLinks && given[one.name]);
  const clashes = [
    ...contradictions(variables, Object.fromEntries(secrets), sendsLinks),
    ...declared.contradictions(given),
  ];
  if (clashes.length > 0) throw new BadConfiguration(clashes);
  return new Config(variables, given);
}

function sentence({ property, value, constraints = {} }: ValidationError): string {
  if (value === undefined) return `${property} is missing.`;
  const [message = ''] = Object.values(constraints);
  return `${property} is wrong: it ${message.replace(`${property} `, '')}.`;
}

function contradictions(env: Variables, secrets: DeclaredValues, sendsLinks: boolean): string[] {
  const found: string[] = [];
  if (env.METRICS_PORT !== undefined && !isLoopback(env.METRICS_HOST) && env.METRICS_TOKEN === undefined)
    found.push('METRICS_TOKEN is missing: METRICS_HOST lets other machines read the metrics.');
  if (env.NODE_ENV === 'production')
    found.push(...knownSecrets(env, secrets), ...wrongPublicUrl(env, sendsLinks), ...wrongPlatform(env));
  return found;
}

/** As all addresses that are called in production: who is told of orders in the clear is told nothing. */
const wrongPlatform = ({ UCP_ORDER_WEBHOOK: url }: Variables): string[] =>
  url === undefined || url.startsWith('https:')
    ? []
    : ['UCP_ORDER_WEBHOOK is wrong: in production it must begin with https://.'];

/** A shop in production is known by a name over TLS, but to who tries it on this machine and sends no mail. */
function wrongPublicUrl({ PUBLIC_URL }: Variables, sendsLinks: boolean): string[] {
  if (PUBLIC_URL === undefined)
    return sendsLinks ? ['PUBLIC_URL is missing: the links in mails would lead to localhost.'] : [];
  const { protocol, hostname } = new URL(PUBLIC_URL);
  if (protocol === 'https:' || isLoopback(hostname)) return [];
  return [
    'PUBLIC_URL is wrong: in production it must begin with https://, or name this machine to try it out.',
  ];
}
