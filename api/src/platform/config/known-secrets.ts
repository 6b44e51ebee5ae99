import type { DeclaredValues } from '../../kernel/declared-variable.js';

/**
 * Passwords, keys and secrets that stand, or ever stood, in a file of the repository. Whoever reads the code knows them,
 * so a production start refuses each, and a password among them opens no account there.
 */
const KNOWN: ReadonlySet<string> = new Set([
  'duka-admin-demo',
  'duka-staff-demo',
  'duka-shopper-demo',
  'duka-compose',
  'change-me-now-please',
  'change-me-this-is-not-a-secret-at-all',
  'a secret of the tests, 32 bytes long',
  'a key to seal with of the tests, 32 bytes',
  'S3RVER',
  'sk_test_desk',
  'sk_live_desk',
  'sk_test_other',
  'sk_test_sandbox',
  'sk_test_nothing',
  'sk_test_duka_compose',
  'sk_test_duka_tests',
  'whsec_duka_compose',
  'whsec_duka_tests',
  'whsec_desk',
  'whsec_somebody_else',
  'whsec_other',
  'whsec_old',
  'EZTKkey',
  'a secret of the webhook',
]);

/** Fewer different characters than this are typed, not made: `'s'.repeat(32)`. */
const VARIETY = 8;

const SECRETS = [
  'JWT_SECRET',
  'JWT_SECRET_PREVIOUS',
  'SEALING_KEY',
  'SEALING_KEY_PREVIOUS',
  'ADMIN_PASSWORD',
  'METRICS_TOKEN',
  'SANDBOX_STRIPE_KEY',
  'SANDBOX_WEBHOOK_SECRET',
] as const;
const MADE = ['JWT_SECRET', 'JWT_SECRET_PREVIOUS', 'SEALING_KEY', 'SEALING_KEY_PREVIOUS'] as const;

type Variables = { [name in (typeof SECRETS)[number]]?: string | undefined } & {
  DATABASE_URL: string;
  MIGRATION_DATABASE_URL?: string;
};

/** True for a value that everybody can read in the repository. */
export function isKnownSecret(value: string): boolean {
  return KNOWN.has(value.trim());
}

/** One sentence for each secret of a production start that is no secret; `declared` are those of features. */
export function knownSecrets(env: Variables, declared: DeclaredValues = {}): string[] {
  const own = SECRETS.filter((name) => isKnownSecret(env[name] ?? ''));
  const known = [...own, ...Object.keys(declared).filter((name) => isKnownSecret(declared[name] ?? ''))];
  const typed = MADE.filter((name) => !own.includes(name) && isTyped(env[name]));
  const databases = (['DATABASE_URL', 'MIGRATION_DATABASE_URL'] as const).filter((name) => {
    const url = env[name];
    return url && isKnownSecret(decodeURIComponent(new URL(url).password));
  });
  return [
    ...[...known, ...databases].map(
      (name) => `${name} is wrong: its value stands in the repository; make one of your own.`,
    ),
    ...typed.map((name) => `${name} is wrong: it was typed, not made; try: openssl rand -base64 48.`),
  ];
}

const isTyped = (value: string | undefined) => value !== undefined && new Set(value).size < VARIETY;
