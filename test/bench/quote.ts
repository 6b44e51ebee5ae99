import { cpuOf, cpuOfFamily } from './cpu.ts';
import { run, warmUp, type Call } from './load.ts';
import { circumstances, publish } from './report.ts';
import { bearer } from './scenarios.ts';
import { fill, openSandbox, startApi, stop, tell } from './servers.ts';

/**
 * `npm run bench:quote`: what `POST /payments/quote` costs for 20 lines with goods of three tax rates, by a coupon in
 * percent and one of an amount in turns (an order takes one), without and with discounts in force. Writes its figures into
 * docs/performance.md.
 */
const LINES = 20;
const CALLS = 1_000;
const WARM_UP = 3_000;
const ROUNDS = 5;
const AIM_MS = 3;

const hex = (n: number) => n.toString(16).padStart(12, '0');

const RATES = [
  { category: 'standard', thousandths: 19_000 },
  { category: 'reduced', thousandths: 7_000 },
  { category: 'second_reduced', thousandths: 5_500 },
].map((rate) => ({ ...rate, name: 'VAT', from: '2020-01-01', until: null }));

const COUPONS = ['TENPERCENT', 'FIVEOFF'];

const RULES = `
  insert into tax_zone (id, name, areas, prices_include_tax, shipping_tax, rounding, reverse_charge, rates, created_at, updated_at)
  values ('00000000-0005-7000-8000-000000000001', 'Everywhere', '[{"country":"*","region":null,"postcodes":[]}]', true, 'shared',
    'line', false, '${JSON.stringify(RATES)}', now(), now());
  insert into coupon (id, code, kind, percent, amount_cents, created_at) values
    ('00000000-0006-7000-8000-000000000001', '${COUPONS[0]}', 'percent', 10, null, now()),
    ('00000000-0006-7000-8000-000000000002', '${COUPONS[1]}', 'amount', null, 500, now());
  update product set tax_category = (array['standard', 'reduced', 'second_reduced'])[1 + ('x' || right(id::text, 6))::bit(24)::int % 3]`;

/** Of every kind for goods, half of them for a category, two with limits. */
const DISCOUNTS = 20;
const KINDS = [
  ...[
    { kind: 'percent', values: { percent: 3 } },
    { kind: 'amount', values: { amount: 100 } },
  ],
  ...[
    { kind: 'bundle', values: { buy: 5, get: 1, percent: 10 } },
    { kind: 'price', values: { price: 900_000 } },
  ],
  { kind: 'tiers', values: { counted: 'together', from1: 50, percent1: 2 } },
];
const scopeOf = (n: number) => ({ products: [], categories: n % 2 ? ['Electronics'] : [], fields: [] });
const IN_FORCE = Array.from({ length: DISCOUNTS }, (_, n) => {
  const { kind, values } = KINDS[n % KINDS.length] ?? { kind: 'percent', values: { percent: 1 } };
  const limit = n < 2 ? 1_000_000_000 : 'null';
  return `insert into discount (id, name, kind, kind_values, scope, max_uses, created_at) values
    ('00000000-0007-7000-8000-${hex(n + 1)}', 'Rule ${n}', '${kind}', '${JSON.stringify(values)}',
     '${JSON.stringify(scopeOf(n))}', ${limit}, now())`;
}).join(';\n');

const quote = (n: number): Call => ({
  method: 'POST',
  path: '/api/v1/payments/quote',
  headers: { authorization: bearer((n % 64) + 1) },
  body: JSON.stringify({
    products: Array.from({ length: LINES }, (_, index) => {
      const id = hex(((n * LINES + index) % 990) + 1);
      return {
        _id: `00000000-0001-7000-8000-${id}`,
        variantId: `00000000-0002-7000-8000-${id}`,
        quantity: 2,
      };
    }),
    couponCode: COUPONS[n % COUPONS.length],
  }),
});

const say = (line: string) => process.stdout.write(`${line}\n`);
const began = performance.now();
const setup = await openSandbox('catalogue.sql', 1_000);
await fill(setup.url, 'orders.sql', 1_000);
await tell(setup.url, RULES);
const api = await startApi(setup.url, setup.folder);
try {
  const { path, body, headers } = quote(0);
  const asked = await fetch(`http://127.0.0.1:${api.port}${path}`, {
    ...{ method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } },
  });
  const { data } = (await asked.json()) as {
    data?: { lines: unknown[]; taxes: unknown[]; discount: number };
  };
  if (data?.lines.length !== LINES || data.taxes.length !== RATES.length || !data.discount)
    throw new Error(`The quote is another one than meant: ${JSON.stringify(data)}`);
  const load = { port: api.port, connections: 4, next: quote };
  await warmUp({ ...load, calls: WARM_UP });
  const pid = api.process.pid ?? 0;
  const median = (figures: number[]) => figures.sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
  const measured = async () => {
    const rounds: { app: number; database: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = { app: cpuOf(pid), database: cpuOfFamily(setup.pid) };
      await run({ ...load, calls: CALLS });
      rounds.push({
        app: (cpuOf(pid) - before.app) / CALLS,
        database: (cpuOfFamily(setup.pid) - before.database) / CALLS,
      });
    }
    return {
      app: median(rounds.map((round) => round.app)),
      database: median(rounds.map((round) => round.database)),
    };
  };
  const row = (what: string, { app, database }: Awaited<ReturnType<typeof measured>>) =>
    `| ${what} | ${app.toFixed(2)} | ${database.toFixed(2)} |`;
  const without = await measured();
  await tell(setup.url, IN_FORCE);
  await warmUp({ ...load, calls: WARM_UP });
  const inForce = await measured();
  const lines = [
    circumstances((performance.now() - began) / 60_000),
    '',
    `| quote | API CPU ms (aim ${AIM_MS}) | PostgreSQL CPU ms |`,
    '| --- | ---: | ---: |',
    row(`${LINES} lines, ${RATES.length} rates, a coupon in turns of ${COUPONS.length}`, without),
    row(`the same with ${DISCOUNTS} discounts in force`, inForce),
  ];
  lines.forEach(say);
  publish('quote', lines);
} finally {
  await stop(api);
  await setup.close();
}
