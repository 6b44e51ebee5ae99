import { readFileSync } from 'node:fs';

interface Example {
  summary?: string;
  value: unknown;
}
interface Answer {
  description: string;
  content?: Record<string, { examples?: Record<string, { $ref: string }> }>;
}
interface Call {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  'x-access'?: 'public' | 'customer' | 'staff' | 'admin';
  'x-permission'?: string;
  /** The password is asked for again when the last log-in is old. */
  'x-recent-login'?: boolean;
  /** The entity that its entry in the audit log names. */
  'x-audited'?: string;
  'x-changes-nothing'?: boolean;
  'x-list'?: ListedFields;
  parameters?: { name: string; in: string; required?: boolean; example?: unknown }[];
  requestBody?: {
    content: Record<string, { schema: Record<string, unknown>; examples?: Record<string, Example> }>;
  };
  responses: Record<string, Answer>;
}
/** What an admin list may be sorted and filtered by; `whole` when it has neither order nor pages. */
export interface ListedFields {
  resource: string;
  sorts: string[];
  filters: Record<string, string | string[]>;
  whole: boolean;
}
/** As much of a JSON schema as the document's bodies use. */
export interface Shape {
  $ref?: string;
  type?: string | string[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
}
interface Published {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Call>>;
  components: { examples: Record<string, Example>; schemas: Record<string, Shape> };
}

/** The committed document. */
export const published = JSON.parse(
  readFileSync(new URL('../../openapi/openapi.json', import.meta.url), 'utf8'),
) as Published;

/** Its calls, each with where it is. */
export const calls = Object.entries(published.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, call]) => ({ method: method.toUpperCase(), path, call })),
);

/** Every named body that stands in the document. */
export const bodies = calls.flatMap(({ method, path, call }) => {
  const json = call.requestBody?.content['application/json'];
  return Object.entries(json?.examples ?? {}).map(([name, { summary, value }]) => ({
    method,
    call,
    name,
    summary,
    value,
    schema: json?.schema ?? {},
    path: filled(path, call),
  }));
});

/** The path below `/api/v1` with the examples of its parameters in it. */
function filled(path: string, call: Call): string {
  const example = (name: string) => call.parameters?.find((one) => one.name === name)?.example;
  return path
    .replace('/api/v1', '')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(example(name))));
}

type Body = Record<string, unknown>;
const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isNumber = ({ type }: Shape): boolean => type === 'number' || type === 'integer';

/** Whether the document has null among the values of the member. */
export const isNullable = ({ type, anyOf, oneOf }: Shape): boolean =>
  [type].flat().includes('null') || [...(anyOf ?? []), ...(oneOf ?? [])].some(isNullable);

/** The body with each of its members (of a kind), at any depth, replaced in turn; named by the way to the member. */
export function spoiled(
  schema: Shape,
  body: unknown,
  wrong: unknown,
  isMeant: (member: Shape) => boolean = () => true,
): [where: string, body: Body][] {
  const base = isBody(body) ? body : {};
  return Object.entries(shapeOf(schema).properties ?? {}).flatMap(([name, member]) => {
    const inner = shapeOf(member);
    const isList = inner.items !== undefined;
    const inside = isList ? (base[name] as unknown[] | undefined)?.[0] : base[name];
    const deeper = spoiled(inner.items ?? inner, inside, wrong, isMeant).map(
      ([where, made]): [string, Body] => [`${name}.${where}`, { ...base, [name]: isList ? [made] : made }],
    );
    return [...(isMeant(inner) ? [[name, { ...base, [name]: wrong }] as [string, Body]] : []), ...deeper];
  });
}

/** The body with all of its members (of a kind) at one depth, 1 for its own ones, replaced at once. */
export function spoiledAtOnce(
  schema: Shape,
  body: unknown,
  wrong: unknown,
  isMeant: (member: Shape) => boolean,
  depth: number,
): Body {
  const base = isBody(body) ? body : {};
  const made = Object.entries(shapeOf(schema).properties ?? {}).flatMap(([name, member]) => {
    const inner = shapeOf(member);
    if (depth === 1) return isMeant(inner) ? [[name, wrong]] : [];
    const of = inner.items ?? inner;
    if (!shapeOf(of).properties) return [];
    const inside = inner.items ? (base[name] as unknown[] | undefined)?.[0] : base[name];
    const deeper = spoiledAtOnce(of, inside, wrong, isMeant, depth - 1);
    return [[name, inner.items ? [deeper] : deeper]];
  });
  return { ...base, ...(Object.fromEntries(made) as Body) };
}

function shapeOf(schema: Shape): Shape {
  const [first] = schema.allOf ?? [];
  if (first) return shapeOf(first);
  const name = schema.$ref?.split('/').at(-1);
  return name ? shapeOf(published.components.schemas[name] ?? {}) : schema;
}
