import { hostile, hostileText } from './hostile.js';
import type { Random } from './random.js';
import { Shapes, type Schema } from './valid.js';

interface Parameter {
  name: string;
  in: string;
  schema?: Schema;
  example?: unknown;
}
export interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: {
    content: Record<string, { schema?: Schema; examples?: Record<string, { value: unknown }> }>;
  };
}
export interface Attack {
  operationId: string;
  method: string;
  /** Below `/api/v1`, with the query. */
  path: string;
  body: string | FormData | undefined;
  headers: Record<string, string>;
}

const TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16', 'x'];
/** Headers that say who asks; limits, sessions and logs go by one of them. */
const OF_HOPS = [
  'x-forwarded-for',
  'x-forwarded-for',
  'forwarded',
  'x-real-ip',
  'x-forwarded-host',
  'x-request-id',
];
const FREE = [
  'user-agent',
  'referer',
  'accept-language',
  'if-none-match',
  'x-forwarded-for',
  'idempotency-key',
];
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.:/+=';
/** Of any length, and no shorter when it is compressed: an index may refuse it. */
const noise = (random: Random, length: number) =>
  Array.from({ length }, () => LETTERS[random.below(LETTERS.length)]).join('');
const CLAIMS: readonly ((random: Random) => string)[] = [
  (random) => `203.0.${random.below(256)}.${random.below(256)}`,
  (random) => `192.0.2.1, 203.0.113.${random.below(256)}:${random.below(65_536)}`,
  () => '127.0.0.1',
  () => '::ffff:127.0.0.1',
  () => '[2001:db8::1]:443',
  () => 'fe80::1%eth0',
  () => 'unknown, _hidden',
  () => ',,,',
  (random) => noise(random, 3_000),
];
const NOT_JSON = ['{', '[1,', '{"a":1,"a":2}', '"x"', '1e999', '{"a":"\u0001"}', 'null', '[]', '\ufeff{}'];

/** Makes requests to the operations of the document, of the right shape or not. */
export class Requests {
  private readonly shapes: Shapes;

  constructor(
    private readonly random: Random,
    schemas: Readonly<Record<string, Schema>>,
    private readonly ids: string[],
  ) {
    this.shapes = new Shapes(random, schemas, ids);
  }

  make(method: string, path: string, operation: Operation): Attack {
    const { random } = this;
    const headers: Record<string, string> = {};
    if (random.chance(20))
      headers['idempotency-key'] = random.pick(['k1', 'x'.repeat(300), "'", 'a b', 'k2']);
    if (random.chance(10))
      headers['if-match'] = random.pick(['*', '"1"', 'W/"2"', '"', '"-1"', '"99999999999"']);
    if (random.chance(5)) headers['accept'] = random.pick(['text/html', 'x', '*/*;q=0']);
    if (random.chance(5)) headers['x-request-id'] = random.pick(['x'.repeat(500), '<b>', '1']);
    if (random.chance(15)) headers[random.pick(OF_HOPS)] = random.pick(CLAIMS)(random);
    if (random.chance(5)) headers[random.pick(FREE)] = noise(random, random.pick([40, 700, 3_000]));
    if (random.chance(5)) headers['range'] = random.pick(['bytes=0-1', 'items=0-9', 'x']);
    const body = method === 'GET' ? undefined : this.body(operation, headers);
    const query = this.query(operation);
    return {
      operationId: operation.operationId,
      method,
      path: this.path(path, operation) + query,
      body,
      headers,
    };
  }

  private path(template: string, { parameters = [] }: Operation): string {
    return template.replace('/api/v1', '').replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const example = parameters.find((one) => one.name === name)?.example;
      if (this.random.chance(35)) return encodeURIComponent(this.random.pick(this.ids));
      if (example !== undefined && this.random.chance(50)) return encodeURIComponent(text(example));
      const words = hostileText(this.random).toWellFormed().slice(0, 2_000);
      return this.random.chance(5) ? '%zz' : encodeURIComponent(words || 'x');
    });
  }

  private query({ parameters = [] }: Operation): string {
    const { random } = this;
    const pairs: [string, string][] = [];
    for (const { name, in: place, schema = {}, example } of parameters)
      if (place === 'query' && random.chance(40)) {
        const given = example !== undefined && random.chance(30) ? example : this.shapes.of(schema);
        const value = random.chance(35) ? hostile(random) : given;
        const times = random.chance(8) ? 2 : 1;
        for (let time = 0; time < times; time += 1)
          pairs.push([name + random.pick(['', '', '', '', '[]']), text(value)]);
      }
    if (random.chance(5)) pairs.push([hostileText(random), hostileText(random)]);
    const query = new URLSearchParams(pairs.map(([name, value]) => [name, value.slice(0, 3_000)]));
    return pairs.length === 0 ? '' : `?${query}${random.chance(3) ? '&%zz=%ff' : ''}`;
  }

  private body({ requestBody }: Operation, headers: Record<string, string>): string | FormData | undefined {
    const { random } = this;
    if (!requestBody) return random.chance(3) ? '{}' : undefined;
    const [type = '', media] = random.pick(Object.entries(requestBody.content));
    if (type.startsWith('multipart/')) return this.form();
    if (!type.endsWith('json')) {
      headers['content-type'] = type;
      return random.chance(50) ? hostileText(random) : 'sku,name,price\nA,B,1\n'.repeat(random.below(20));
    }
    if (random.chance(4)) headers['content-type'] = random.pick(TYPES);
    if (random.chance(5)) return random.pick(NOT_JSON);
    if (random.chance(3)) return undefined;
    const examples = Object.values(media?.examples ?? {});
    const shaped =
      examples.length > 0 && random.chance(50)
        ? random.pick(examples).value
        : this.shapes.of(media?.schema ?? {});
    return JSON.stringify(random.chance(60) ? this.spoil(shaped) : shaped);
  }

  /** With a member, at some depth, that is hostile, left out, or one too many. */
  private spoil(value: unknown): unknown {
    const { random } = this;
    if (typeof value !== 'object' || value === null || random.chance(5)) return hostile(random);
    const made = structuredClone(value) as Record<string, unknown>;
    const names = Object.keys(made);
    if (names.length === 0 || random.chance(8)) return { ...made, [hostileText(random)]: hostile(random) };
    const name = random.pick(names);
    if (random.chance(10)) delete made[name];
    else made[name] = random.chance(40) ? this.spoil(made[name]) : hostile(random);
    return Array.isArray(value) ? Object.values(made) : made;
  }

  private form(): FormData {
    const form = new FormData();
    const name = this.random.pick(['image', 'image', 'file', 'x']);
    const bytes = new Uint8Array(
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].slice(this.random.below(8)),
    );
    form.append(
      name,
      new Blob([bytes], { type: this.random.pick(['image/png', 'image/svg+xml', '']) }),
      'x.png',
    );
    if (this.random.chance(20)) form.append('alt', hostileText(this.random).toWellFormed());
    return form;
  }
}

const text = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();
