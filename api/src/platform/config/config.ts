import { z } from 'zod';
import { knownSecrets } from './known-secrets.js';
import { isLoopback } from './loopback.js';
import {
  objectStorage,
  objectStorageContradictions,
  objectStorageVariables,
  type ObjectStorage,
} from './object-storage.js';

const flag = z.enum(['0', '1']).transform((value) => value === '1');
const port = z.coerce.number().int().min(1).max(65535);
const optional = (text: string | undefined) => (text === '' ? undefined : text);

const variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LISTEN_HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(3000),
  API_PORT: port.optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  API_HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_REPLICA_URLS: z.string().default(''),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  JWT_SECRET: z.string().min(32, 'must have at least 32 bytes'),
  JWT_SECRET_PREVIOUS: z.string().min(32).optional(),
  ADMIN_EMAIL: z.email().default('admin@example.com'),
  ADMIN_PASSWORD: z.string().min(12).optional(),
  DEMO: flag.default(false),
  DOCS: flag.default(true),
  STRIPE_SECRET_KEY: z.string().startsWith('sk_').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  STRIPE_API_BASE: z.url().optional(),
  SANDBOX_STRIPE_KEY: z.string().startsWith('sk_test_').optional(),
  SANDBOX_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  SANDBOX_ALLOWED: flag.default(false),
  SANDBOX_PORT: port.optional(),
  MOMO_BASE_URL: z.url().optional(),
  MOMO_SUBSCRIPTION_KEY: z.string().optional(),
  MOMO_API_USER: z.string().optional(),
  MOMO_API_KEY: z.string().optional(),
  MOMO_TARGET_ENVIRONMENT: z.string().default('sandbox'),
  MOMO_CURRENCY: z.string().length(3).default('EUR'),
  MOMO_RATE: z.coerce.number().positive().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Duka <hello@duka.example>'),
  ...objectStorageVariables,
  DEPOSIT_PERCENT: z.coerce.number().min(0).max(100).default(40),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  FORGOT_MODE: z.enum(['spec', 'private']).default('spec'),
  CARD_FIELDS: z.enum(['masked', 'hosted']).optional(),
  SHUTDOWN_LINGER_MS: z.coerce.number().int().min(0).max(8_000).default(3_000),
  SLOW_HEADERS_MS: z.coerce.number().int().min(100).max(600_000).default(15_000),
  SLOW_REQUEST_MS: z.coerce.number().int().min(100).max(3_600_000).default(60_000),
  PASSWORD_MIN: z.coerce.number().int().min(6).max(64).default(6),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  FAILPOINT: z.string().default(''),
});

type Variables = z.infer<typeof variables>;

/** Every setting of the API, checked; see docs/operations.md for what each means. */
export class Config {
  readonly publicUrl: string;
  readonly apiPort: number;
  readonly replicaUrls: readonly string[];
  /** True when no Stripe key is set: card payments go to the local sandbox. */
  readonly cardSandbox: boolean;
  /** True when no mobile-money host is set: wallets are simulated by the local sandbox. */
  readonly mobileSandbox: boolean;
  readonly cardFields: 'masked' | 'hosted';
  /** Where pictures are kept; undefined when they lie in `DATA_DIR/media`. */
  readonly objectStorage: ObjectStorage | undefined;
  /** Wallet money for one dollar; the simulated wallet takes one for one. */
  readonly mobileRate: number;

  constructor(readonly env: Variables) {
    this.publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
    this.apiPort = env.API_PORT ?? env.PORT + 1;
    this.replicaUrls = env.DATABASE_REPLICA_URLS.split(',')
      .map((url) => url.trim())
      .filter(Boolean);
    this.cardSandbox = env.STRIPE_SECRET_KEY === undefined;
    this.mobileSandbox = env.MOMO_BASE_URL === undefined;
    this.objectStorage = objectStorage(env);
    this.mobileRate = env.MOMO_RATE ?? 1;
    this.cardFields = env.CARD_FIELDS ?? (this.cardSandbox ? 'masked' : 'hosted');
  }

  get isProduction(): boolean {
    return this.env.NODE_ENV === 'production';
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

  /** True where caught mails can be read: never in production, nor beside a mail server. */
  get catchesMail(): boolean {
    return !this.isProduction && this.mayPlay && !this.env.SMTP_URL;
  }
}

/** The start cannot go on; one sentence for each variable that is missing or wrong. */
export class BadConfiguration extends Error {
  constructor(readonly sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.name = 'BadConfiguration';
  }
}

/** Reads and checks the environment. @throws BadConfiguration */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, optional(value)]));
  const read = variables.safeParse(given);
  if (!read.success) throw new BadConfiguration(read.error.issues.map(sentence));
  const clashes = contradictions(read.data);
  if (clashes.length > 0) throw new BadConfiguration(clashes);
  return new Config(read.data);
}

function sentence(issue: z.core.$ZodIssue): string {
  const name = issue.path.join('.');
  if (issue.code === 'invalid_type' && issue.input === undefined) return `${name} is missing.`;
  return `${name} is wrong: ${issue.message}.`;
}

function contradictions(env: Variables): string[] {
  const found: string[] = objectStorageContradictions(env);
  if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET)
    found.push('STRIPE_WEBHOOK_SECRET is missing: it belongs to STRIPE_SECRET_KEY.');
  if (env.STRIPE_SECRET_KEY?.startsWith('sk_live_') && env.STRIPE_API_BASE)
    found.push('STRIPE_API_BASE is wrong: a live key is never sent to another host than Stripe.');
  if (env.NODE_ENV === 'production' && !env.STRIPE_SECRET_KEY && !env.SANDBOX_ALLOWED)
    found.push('STRIPE_SECRET_KEY is missing: the payment sandbox is refused in production.');
  if (env.NODE_ENV === 'production') found.push(...knownSecrets(env));
  if (env.MOMO_BASE_URL && !(env.MOMO_SUBSCRIPTION_KEY && env.MOMO_API_USER && env.MOMO_API_KEY))
    found.push(
      'MOMO_SUBSCRIPTION_KEY, MOMO_API_USER and MOMO_API_KEY belong to MOMO_BASE_URL; one is missing.',
    );
  if (env.MOMO_BASE_URL && env.MOMO_CURRENCY !== 'USD' && env.MOMO_RATE === undefined)
    found.push(`MOMO_RATE is missing: how much ${env.MOMO_CURRENCY} a wallet pays for one dollar.`);
  return found;
}
