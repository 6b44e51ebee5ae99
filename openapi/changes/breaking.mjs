/**
 * Which changes of the document break a client that was written for the one before it, each as a sentence: what a client
 * sends must still be taken, and what it reads must still be there. New calls, members and values of answers break nothing.
 * (oasdiff is a program of Go; what npm has reads OpenAPI 3.0.)
 */

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);
/** Who may call: from anybody to the owner. */
const ACCESS = ['public', 'customer', 'staff', 'admin'];
/** Lower or absent before, more is refused now; and the other way round. */
const UPPER = ['maxLength', 'maximum', 'maxItems', 'exclusiveMaximum'];
const LOWER = ['minLength', 'minimum', 'minItems', 'exclusiveMinimum'];
const EXACT = ['pattern', 'format', 'multipleOf', 'uniqueItems'];

/**
 * @param {object} before the document of the last release
 * @param {object} after the document of now
 * @returns {string[]} without repetitions, in the order of the alphabet
 */
export function breakingChanges(before, after) {
  const told = new Set();
  const comparing = { before, after, seen: new Set(), tell: (where, what) => told.add(`${where}: ${what}`) };
  for (const [path, item] of Object.entries(before.paths))
    for (const [method, call] of Object.entries(item).filter(([name]) => METHODS.has(name)))
      compareCalls(comparing, `${method.toUpperCase()} ${path}`, call, after.paths[path]?.[method]);
  return [...told].sort();
}

function compareCalls(comparing, where, before, after) {
  const { tell } = comparing;
  if (!after) return tell(where, 'it is gone');
  if (before.operationId !== after.operationId) tell(where, `${before.operationId} has another name`);
  if (ACCESS.indexOf(after['x-access']) > ACCESS.indexOf(before['x-access']))
    tell(where, `only ${after['x-access']} may call it`);
  if (after['x-permission'] && before['x-permission'] !== after['x-permission'])
    tell(where, `it needs ${after['x-permission']}`);
  if (after['x-recent-login'] && !before['x-recent-login']) tell(where, 'it asks for the password again');
  compareParameters(comparing, where, before.parameters ?? [], after.parameters ?? []);
  compareLists(comparing, where, before['x-list'], after['x-list']);
  compareBodies(comparing, where, before.requestBody, after.requestBody);
  for (const [status, answer] of Object.entries(before.responses ?? {})) {
    if (Number(status) >= 400) continue;
    const now = after.responses?.[status];
    if (!now) tell(where, `it does not answer ${status}`);
    else compareContents(comparing, `${where} ${status}`, answer.content, now.content, 'answer');
  }
}

function compareParameters(comparing, where, before, after) {
  const key = ({ name, in: place }) => `${place} ${name}`;
  const [had, has] = [before, after].map((some) => new Map(some.map((one) => [key(one), one])));
  for (const [name, parameter] of had) {
    const now = has.get(name);
    if (!now) comparing.tell(where, `the parameter ${parameter.name} is gone`);
    else compareSchemas(comparing, `${where} ${parameter.name}`, parameter.schema, now.schema, 'request');
  }
  for (const [name, parameter] of has)
    if (parameter.required && !had.get(name)?.required)
      comparing.tell(where, `the parameter ${parameter.name} has to be sent`);
}

/** Kinds of filters that take all that another one does, and more. */
const WIDER = { date: 'since' };

function compareLists({ tell }, where, before, after) {
  for (const sort of before?.sorts ?? [])
    if (!after?.sorts.includes(sort)) tell(where, `it is not sorted by ${sort}`);
  for (const [filter, kind] of Object.entries(before?.filters ?? {})) {
    const now = after?.filters[filter];
    if (now === undefined) tell(where, `it is not filtered by ${filter}`);
    else if ([kind].flat().some((value) => ![now].flat().includes(value) && WIDER[value] !== now))
      tell(where, `the filter ${filter} takes less`);
  }
}

function compareBodies(comparing, where, before, after) {
  if (after?.required && !before?.required) comparing.tell(where, 'it has to have a body');
  if (before && after) compareContents(comparing, where, before.content, after.content, 'request');
  else if (before) comparing.tell(where, 'it takes no body');
}

function compareContents(comparing, where, before = {}, after = {}, side) {
  for (const [type, { schema }] of Object.entries(before)) {
    if (!after[type]) comparing.tell(where, `${side} is no ${type}`);
    else compareSchemas(comparing, `${where} ${side}`, schema, after[type].schema, side);
  }
}

function compareSchemas(comparing, where, from, to, side) {
  const [before, after] = [shapeOf(comparing.before, from), shapeOf(comparing.after, to)];
  if (!before || !after) return;
  // a schema with a name is told once, whoever uses it
  const place = before.name ? `${side} ${before.name}` : where;
  if (before.name) {
    const both = `${side} ${before.name} ${after.name}`;
    if (comparing.seen.has(both)) return;
    comparing.seen.add(both);
  }
  const tell = (what) => comparing.tell(place, what);
  const [narrow, wide] = side === 'request' ? [after, before] : [before, after];
  const strange = wide.types.filter((type) => !takes(narrow.types, type));
  if (narrow.types.length > 0 && (strange.length > 0 || wide.types.length === 0))
    tell(
      `it was ${before.types.join(' or ') || 'anything'} and is ${after.types.join(' or ') || 'anything'}`,
    );
  if (side === 'request') compareLimits(tell, before, after);
  if (before.items && after.items) compareSchemas(comparing, `${place}[]`, before.items, after.items, side);
  for (const [member, schema] of Object.entries(before.properties)) {
    const now = after.properties[member];
    if (!now) tell(`${member} is gone`);
    else compareSchemas(comparing, `${place}.${member}`, schema, now, side);
    if (side === 'answer' && now && before.required.has(member) && !after.required.has(member))
      tell(`${member} may be left out`);
  }
  if (side === 'request')
    for (const member of after.required) if (!before.required.has(member)) tell(`${member} has to be sent`);
}

const takes = (types, type) => types.includes(type) || (type === 'integer' && types.includes('number'));

function compareLimits(tell, before, after) {
  const gone = before.enum?.filter((value) => after.enum && !after.enum.includes(value)) ?? [];
  if (gone.length > 0) tell(`it does not take ${gone.join(', ')}`);
  if (after.enum && !before.enum) tell(`it takes only ${after.enum.join(', ')}`);
  for (const limit of UPPER)
    if (after[limit] < (before[limit] ?? Infinity)) tell(`${limit} is ${after[limit]}`);
  for (const limit of LOWER)
    if (after[limit] > (before[limit] ?? -Infinity)) tell(`${limit} is ${after[limit]}`);
  for (const rule of EXACT)
    if (after[rule] !== undefined && after[rule] !== false && after[rule] !== before[rule])
      tell(`${rule} is ${after[rule]}`);
}

/** The schema without references and alternatives: its types, members and limits. */
function shapeOf(document, schema, more = {}) {
  if (!schema) return undefined;
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1);
    return shapeOf(document, document.components.schemas[name], { ...more, name });
  }
  if (schema.allOf?.length === 1) return shapeOf(document, schema.allOf[0], more);
  const alternatives = schema.anyOf ?? schema.oneOf ?? [];
  const real = alternatives.filter(({ type }) => type !== 'null');
  if (real.length === 1)
    return shapeOf(document, real[0], { ...more, nullable: real.length < alternatives.length });
  const types = [schema.type ?? []].flat();
  return {
    ...schema,
    name: more.name,
    types: more.nullable ? [...new Set([...types, 'null'])] : types,
    properties: schema.properties ?? {},
    required: new Set(schema.required),
  };
}
