import { beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Rule → files that break it and it alone matters; `x` stands for anything exported. */
const PLANTED: Record<string, Record<string, string>> = {
  'no-cycles': {
    'api/src/cart/domain/one.ts': `import { two } from './two.js';\nexport const one = () => two;`,
    'api/src/cart/domain/two.ts': `import { one } from './one.js';\nexport const two = () => one;`,
  },
  'no-orphans': { 'api/src/cart/domain/alone.ts': `export const alone = 1;` },
  'everything-resolves': { 'api/src/cart/adapters/a.ts': `import 'no-such-package';` },
  'kernel-imports-nothing': {
    'api/src/kernel/a.ts': `import { randomUUID } from 'node:crypto';\nexport const a = randomUUID;`,
  },
  'domain-knows-the-kernel-only': {
    'api/src/cart/domain/a.ts': `import { x } from '../application/b.js';\nexport const a = x;`,
    'api/src/cart/application/b.ts': `export const x = 1;`,
  },
  'kinds-of-discounts-know-the-kernel-only': {
    'api/src/promotions/kinds/a/a.ts': `import { x } from '../../domain/b.js';\nexport const a = x;`,
    'api/src/promotions/domain/b.ts': `export const x = 1;`,
  },
  'application-imports-no-package': {
    'api/src/cart/application/a.ts': `import { v4 } from 'uuid';\nexport const a = v4;`,
  },
  'application-knows-no-adapter': {
    'api/src/cart/application/a.ts': `import { x } from '../adapters/http/b.js';\nexport const a = x;`,
    'api/src/cart/adapters/http/b.ts': `export const x = 1;`,
  },
  'adapters-are-private': {
    'api/src/cart/adapters/a.ts': `import { x } from '../../catalogue/adapters/b.js';\nexport const a = x;`,
    'api/src/catalogue/adapters/b.ts': `export const x = 1;`,
  },
  'definitions-serve-persistence': {
    'api/src/cart/adapters/http/a.ts': `import type { x } from '../persistence/b.schema.js';\nexport type A = typeof x;`,
    'api/src/cart/adapters/persistence/b.schema.ts': `export const x = 1;`,
  },
  'tables-of-others-are-known-by-type': {
    'api/src/cart/adapters/persistence/a.ts': `import { x } from '../../../orders/adapters/persistence/b.schema.js';\nexport const a = x;`,
    'api/src/orders/adapters/persistence/b.schema.ts': `export const x = 1;`,
  },
  'production-knows-no-sandbox-and-no-demo': {
    'api/src/payments/adapters/a.ts': `import { x } from '@duka/sandbox/domain/b.js';\nexport const a = x;`,
    'api/sandbox/src/domain/b.ts': `export const x = 1;`,
  },
  'the-sandbox-knows-no-feature': {
    'api/sandbox/src/adapters/a.ts': `import { x } from '@duka/api/orders/application/b.js';\nexport const a = x;`,
    'api/src/orders/application/b.ts': `export const x = 1;`,
  },
  'every-feature-is-listed': {
    'api/src/gadgets/domain/a.ts': `import { x } from './b.js';\nexport const a = x;`,
    'api/src/gadgets/domain/b.ts': `export const x = 1;`,
  },
  'nothing-imports-a-listener': {
    'api/src/orders/application/a.ts': `import { x } from '../../notifications/application/b.js';\nexport const a = x;`,
    'api/src/notifications/application/b.ts': `export const x = 1;`,
  },
  'platform-serves-adapters-and-modules': {
    'api/src/cart/a.ts': `import { x } from '../platform/b.js';\nexport const a = x;`,
    'api/src/platform/b.ts': `export const x = 1;`,
  },
  'platform-knows-no-feature': {
    'api/src/platform/a.ts': `import { x } from '../cart/domain/b.js';\nexport const a = x;`,
    'api/src/cart/domain/b.ts': `export const x = 1;`,
  },
  'orm-in-persistence-only': {
    'api/src/cart/adapters/http/a.ts': `import { Type } from '@mikro-orm/core';\nexport const a = Type;`,
  },
  'stripe-in-its-adapter-only': {
    'api/src/cart/adapters/http/a.ts': `import Stripe from 'stripe';\nexport const a = Stripe;`,
  },
  'plugins-of-methods-never-meet': {
    'api/src/payments/methods/card/a.ts': `import { x } from '../cash/b.js';\nexport const a = x;`,
    'api/src/payments/methods/cash/b.ts': `export const x = 1;`,
  },
  'a-plugin-is-known-by-the-list-alone': {
    'api/src/payments/adapters/a.ts': `import { x } from '../methods/card/b.js';\nexport const a = x;`,
    'api/src/payments/methods/card/b.ts': `export const x = 1;`,
  },
  'production-code-imports-no-test': {
    'api/src/cart/adapters/a.ts': `import { x } from '../testing/b.js';\nexport const a = x;`,
    'api/src/cart/testing/b.ts': `export const x = 1;`,
  },
  'clients-know-the-api-by-its-document': {
    'storefront/app/pages/a.ts': `import { x } from '../../../api/src/kernel/b.js';\nexport const a = x;`,
    'storefront/server/a.mjs': `import { x } from '@duka/api/kernel/b.js';\nexport const a = x;`,
    'api/src/kernel/b.ts': `export const x = 1;`,
  },
  'pages-know-no-server': {
    'storefront/app/pages/a.ts': `import { x } from '@duka/serving/b.js';\nexport const a = x;`,
    'api/serving/src/b.ts': `export const x = 1;`,
  },
  'serving-knows-no-other-part': {
    'api/serving/src/a.ts': `import { x } from '@duka/api/kernel/b.js';\nexport const a = x;`,
    'api/src/kernel/b.ts': `export const x = 1;`,
  },
  'storefront-features-never-meet': {
    'storefront/app/cart/a.ts': `import { x } from '../checkout/b';\nexport const a = x;`,
    'storefront/app/checkout/b.ts': `export const x = 1;`,
  },
  'storefront-features-know-no-page': {
    'storefront/app/cart/a.ts': `import { x } from '../pages/b';\nexport const a = x;`,
    'storefront/app/pages/b.ts': `export const x = 1;`,
  },
  'storefront-ground-knows-no-feature': {
    'storefront/app/ui/a.ts': `import { x } from '../cart/b';\nexport const a = x;`,
    'storefront/app/cart/b.ts': `export const x = 1;`,
  },
  'admin-resources-never-meet': {
    'admin/src/orders/a.ts': `import { x } from '../products/b';\nexport const a = x;`,
    'admin/src/products/b.ts': `export const x = 1;`,
  },
  'admin-resources-know-no-app': {
    'admin/src/orders/a.ts': `import { x } from '../app';\nexport const a = x;`,
    'admin/src/app.tsx': `export const x = 1;`,
  },
  'storefront-answers-are-the-documents': {
    'storefront/app/platform/api/a.ts': `import { x } from './b';\nexport const a = x;`,
    'storefront/app/platform/api/b.ts': `export const x = 1;`,
  },
  'panel-answers-are-the-documents': {
    'admin/src/records.ts': `import { x } from './b';\nexport const a = x;`,
    'admin/src/b.ts': `export const x = 1;`,
  },
};

/** A walk along permitted arrows only. */
const ALLOWED = {
  'api/src/kernel/money.ts': `export const money = 1;`,
  'api/src/cart/domain/line.ts': `import { money } from '../../kernel/money.js';\nexport const line = money;`,
  'api/src/catalogue/application/get.ts': `export const get = 1;`,
  'api/src/cart/application/add.ts': `import { get } from '../../catalogue/application/get.js';\nimport { line } from '../domain/line.js';\nexport const add = [get, line];`,
  'api/src/cart/adapters/http/cart.controller.ts': `import { add } from '../../application/add.js';\nimport { Controller } from '@nestjs/common';\nexport const a = [add, Controller];`,
  'api/src/cart/adapters/persistence/cart.schema.ts': `import { Type } from '@mikro-orm/core';\nimport { line } from '../../domain/line.js';\nexport const a = [Type, line];`,
  'api/src/orders/adapters/persistence/order.schema.ts': `export const orders = 1;`,
  'api/serving/src/bulkhead.ts': `export const bulkhead = 1;`,
  'api/serving/src/kept.ts': `export const kept = 1;`,
  'api/src/cart/application/keep.ts': `import { kept } from '@duka/serving/kept.js';\nexport const keep = kept;`,
  'storefront/app/platform/keep.ts': `import { kept } from '@duka/serving/kept.js';\nexport const keep = kept;`,
  'api/src/platform/http/door.ts': `import { bulkhead } from '@duka/serving/bulkhead.js';\nexport const door = bulkhead;`,
  'storefront/server/door.mjs': `import { bulkhead } from '@duka/serving/bulkhead.js';\nexport const door = bulkhead;`,
  'api/src/cart/adapters/persistence/reads.ts': `import type { orders } from '../../../orders/adapters/persistence/order.schema.js';\nexport type A = typeof orders;`,
};

interface Rule {
  name: string;
  comment: string;
}
const { default: config } = (await import('../../.dependency-cruiser.mjs')) as {
  default: { forbidden: Rule[]; required: Rule[] };
};
const rules = [...config.forbidden, ...config.required];
const betweenFeatures = config.forbidden.filter(({ name }) => name.startsWith('arrows-of-'));

/** Each feature calling one that no feature may call. */
for (const { name } of betweenFeatures) {
  const feature = name.replace('arrows-of-', '');
  const other = feature === 'dashboard' ? 'reviews' : 'dashboard';
  PLANTED[name] = {
    [`api/src/${feature}/application/a.ts`]: `import { x } from '../../${other}/application/b.js';\nexport const a = x;`,
    [`api/src/${other}/application/b.ts`]: `export const x = 1;`,
  };
}

interface Violation {
  rule: { name: string };
  from: string;
}

describe('the arrows of the architecture', () => {
  const planted = new Map(Object.entries(PLANTED).map(([rule, files]) => [rule, named(rule, files)]));
  let found: Violation[] = [];

  beforeAll(() => {
    found = inGround(Object.assign({}, ...planted.values()) as Record<string, string>);
  });

  it('have a planted violation and a sentence for every rule', () => {
    expect([...planted.keys()].sort()).toEqual(rules.map(({ name }) => name).sort());
    for (const rule of rules) expect(rule.comment).toMatch(/^[A-Za-z].{20,}\.$/);
  });

  it.each(Object.keys(PLANTED))('catch what breaks %s', (rule) => {
    const files = Object.keys(planted.get(rule) ?? {});
    const caught = found.filter(({ rule: { name }, from }) => name === rule && files.includes(from));
    expect(caught).not.toEqual([]);
  });

  it('catch a server of the storefront that takes code of the API', () => {
    const from = 'storefront/server/a-clients-know-the-api-by-its-document.mjs';
    expect(found.filter((one) => one.from === from).map(({ rule }) => rule.name)).toEqual([
      'clients-know-the-api-by-its-document',
    ]);
  });

  it('let through what they allow', () => {
    expect(inGround(ALLOWED)).toEqual([]);
  });
});

describe('the types of the front ends', () => {
  const answer = `export type Paid = { orderId: string; amountDueNow: number; currency: string; status: string };\n`;

  it.each(['storefront/app/platform/api/types.ts', 'admin/src/records.ts'])(
    'are the document’s: %s may not declare an answer again',
    (file) => {
      const ground = mkdtempSync(join(tmpdir(), 'duka-lint-'));
      for (const needed of ['node_modules', 'openapi', '.oxlintrc.json'])
        symlinkSync(join(repository, needed), join(ground, needed));
      mkdirSync(join(ground, dirname(file)), { recursive: true });
      writeFileSync(join(ground, file), answer);
      const tool = join(repository, 'node_modules', '.bin', 'oxlint');
      const args = ['--config', '.oxlintrc.json', '--format', 'json', file];
      const { stdout } = spawnSync(process.execPath, [tool, ...args], { cwd: ground, encoding: 'utf8' });
      rmSync(ground, { recursive: true });
      expect((JSON.parse(stdout) as { diagnostics: unknown[] }).diagnostics).toMatchObject([
        {
          code: 'duka(types-from-the-document)',
          message: expect.stringMatching(/import \w+Dto from @duka/) as unknown,
        },
      ]);
    },
  );
});

/** The files under names of their own, so that all violations can lie in one tree. */
function named(rule: string, files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      path.replace(/\/(a|b|one|two|alone)\.(ts|mjs)$/, `/$1-${rule}.$2`),
      text.replace(/\/(b|one|two)(\.js)?';/, `/$1-${rule}$2';`),
    ]),
  );
}

const PARTS = [
  ...['api/src', 'api/serving/src', 'api/sandbox/src', 'api/demo/src'],
  ...['storefront/app', 'storefront/server', 'admin/src'],
];

/** The repository's packages; the workspaces are those of `ground`. */
function linkPackages(ground: string): void {
  mkdirSync(join(ground, 'node_modules', '@duka'), { recursive: true });
  for (const name of readdirSync(join(repository, 'node_modules')).filter((one) => one !== '@duka'))
    symlinkSync(join(repository, 'node_modules', name), join(ground, 'node_modules', name));
  for (const [name, folder] of [
    ['api', 'api'],
    ['serving', 'api/serving'],
    ['sandbox', 'api/sandbox'],
  ] as const)
    symlinkSync(join(ground, folder), join(ground, 'node_modules', '@duka', name));
}

/** What dependency-cruiser finds in a repository that has just these files. */
function inGround(files: Record<string, string>): Violation[] {
  const ground = mkdtempSync(join(tmpdir(), 'duka-arrows-'));
  try {
    for (const file of [
      '.dependency-cruiser.mjs',
      'package.json',
      'tsconfig.json',
      'api/tsconfig.json',
      'api/package.json',
      'api/serving/package.json',
      'api/sandbox/package.json',
      'api/demo/package.json',
    ])
      cpSync(join(repository, file), join(ground, file));
    linkPackages(ground);
    for (const part of PARTS) mkdirSync(join(ground, part), { recursive: true });
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(ground, path)), { recursive: true });
      writeFileSync(join(ground, path), `${text}\n`);
    }
    const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...PARTS];
    const tool = join(repository, 'node_modules', '.bin', 'depcruise');
    const env = { PATH: process.env['PATH'] };
    const done = spawnSync(process.execPath, [tool, ...args], { cwd: ground, encoding: 'utf8', env });
    return (JSON.parse(done.stdout) as { summary: { violations: Violation[] } }).summary.violations;
  } finally {
    rmSync(ground, { recursive: true, force: true });
  }
}
