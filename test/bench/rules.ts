import { cpuOf, cpuOfFamily } from './cpu.ts';
import { circumstances, publish } from './report.ts';
import { bearer } from './scenarios.ts';
import { openSandbox, startApi, stop, tell } from './servers.ts';

/**
 * `npm run bench:rules`: what a whole checkout costs (into the cart, quote, order paid in cash) without discounts, with twenty in
 * force that are for other goods, and with twenty of which ten are for what is bought. In turns, so that whatever else the machine
 * does is in each figure. Writes its figures into docs/performance.md.
 */
const PURCHASES = 60;
const WARM_UP = 150;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const AIM = 1.15;
const DISCOUNTS = 20;
const BUYERS_AT_ONCE = 2;

const hex = (n: number) => n.toString(16).padStart(12, '0');
const KINDS = [
  { kind: 'percent', values: { percent: 2 } },
  { kind: 'amount', values: { amount: 20 } },
  { kind: 'bundle', values: { buy: 5, get: 1, percent: 10 } },
  { kind: 'price', values: { price: 100 } },
  { kind: 'tiers', values: { counted: 'together', from1: 2, percent1: 1 } },
];
type What = 'none' | 'others' | 'ten of them';
const STATES: readonly What[] = ['none', 'others', 'ten of them'];

/** Twenty rules, two of them with limits; the first ten are for any goods where they are to take something. */
const rules = (name: What): string =>
  Array.from({ length: DISCOUNTS }, (_, n) => {
    const { kind, values } = KINDS[n % KINDS.length] ?? { kind: 'percent', values: { percent: 1 } };
    const applies = name === 'ten of them' && n < DISCOUNTS / 2;
    const scope = { products: [], categories: applies ? [] : ['Never bought'], fields: [] };
    return `insert into discount (id, name, kind, kind_values, scope, max_uses, is_active, created_at) values
      (gen_random_uuid(), '${name}', '${kind}', '${JSON.stringify(values)}', '${JSON.stringify(scope)}',
       ${n < 2 ? 1_000_000_000 : 'null'}, false, now())`;
  }).join(';\n');

const say = (line: string) => process.stdout.write(`${line}\n`);
const began = performance.now();
const setup = await openSandbox('catalogue.sql', 1_000);
for (const name of ['others', 'ten of them'] as const) await tell(setup.url, rules(name));
const api = await startApi(setup.url, setup.folder);
const pid = api.process.pid ?? 0;

let buyer = 64;
const ADDRESS = {
  ...{ firstName: 'B', lastName: 'Ench', street: '1 Road', city: 'Town', state: 'ST' },
  ...{ zipCode: '1', country: 'US' },
};

async function post(path: string, authorization: string, body: object, key = ''): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${api.port}/api/v1${path}`, {
    method: 'POST',
    headers: {
      authorization,
      'content-type': 'application/json',
      ...(key ? { 'idempotency-key': key } : {}),
    },
    body: JSON.stringify(body),
  });
  const told = (await answer.json()) as { data?: unknown };
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(told)}`);
  return told.data;
}

/** Somebody who has never bought buys two pieces of one thing. Tells what was taken off. */
async function checkOut(): Promise<number> {
  buyer += 1;
  const product = ((buyer * 7_919) % 990) + 1;
  const [id, who] = [hex(product), bearer(buyer)];
  const wanted = { productId: `00000000-0001-7000-8000-${id}`, variantId: `00000000-0002-7000-8000-${id}` };
  await post('/carts', who, { ...wanted, quantity: 2 });
  const price = (500 + ((product * 7_919) % 50_000)) / 100;
  const products = [{ _id: wanted.productId, variantId: wanted.variantId, quantity: 2, name: 'x', price }];
  const quoted = (await post('/payments/quote', who, { products, shippingAddress: ADDRESS })) as {
    total: number;
    discount: number;
  };
  const amount = Math.floor((Math.round(quoted.total * 100) * 40 + 50) / 100) / 100;
  const contact = { email: `b${buyer}@example.com`, phone: '+1 202 555 0100' };
  await post(
    '/payments/cash',
    who,
    { products, amount, contact, shippingAddress: ADDRESS },
    `rules-${buyer}`,
  );
  return quoted.discount;
}

async function some(purchases: number): Promise<number> {
  let [left, off] = [purchases, 0];
  const one = async () => {
    while (left > 0) {
      left -= 1;
      off += await checkOut();
    }
  };
  await Promise.all(Array.from({ length: BUYERS_AT_ONCE }, one));
  return off;
}

const force = (name: What) => tell(setup.url, `update discount set is_active = (name = '${name}')`);
const median = (figures: number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

try {
  const spent = new Map<What, { app: number; database: number }[]>(STATES.map((name) => [name, []]));
  for (const name of STATES) {
    await force(name);
    const off = await some(WARM_UP);
    if (off > 0 !== (name === 'ten of them')) throw new Error(`${name}: ${off} was taken off`);
  }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of STATES) {
      await force(name);
      const before = { app: cpuOf(pid), database: cpuOfFamily(setup.pid) };
      await some(PURCHASES);
      spent.get(name)?.push({
        app: (cpuOf(pid) - before.app) / PURCHASES,
        database: (cpuOfFamily(setup.pid) - before.database) / PURCHASES,
      });
    }
  const none = spent.get('none') ?? [];
  const row = (name: What, what: string) => {
    const rounds = spent.get(name) ?? [];
    // each round beside the one without discounts that was measured with it
    const ratio = median(
      rounds.map(({ app, database }, at) => {
        const beside = none[at] ?? { app: 1, database: 1 };
        return (app + database) / (beside.app + beside.database);
      }),
    );
    const [app, database] = [median(rounds.map((one) => one.app)), median(rounds.map((one) => one.database))];
    return `| ${what} | ${app.toFixed(2)} | ${database.toFixed(2)} | ${ratio.toFixed(2)} |`;
  };
  const lines = [
    circumstances((performance.now() - began) / 60_000),
    '',
    `| whole checkout | API CPU ms | PostgreSQL CPU ms | by that without (aim ${AIM}) |`,
    '| --- | ---: | ---: | ---: |',
    row('none', 'no discount in force'),
    row('others', `${DISCOUNTS} in force, for other goods`),
    row('ten of them', `${DISCOUNTS} in force, ten of them for what is bought`),
  ];
  lines.forEach(say);
  publish('rules', lines);
} finally {
  await stop(api);
  await setup.close();
}
