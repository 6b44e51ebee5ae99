/** What a client depends on of a document: without its words and examples. */
const WORDS = new Set([
  'description',
  'summary',
  'example',
  'examples',
  'title',
  'x-audited',
  'tags',
  'security',
]);

/** @param {object} document */
export function shapeOfDocument({ info, paths, components }) {
  const { schemas } = components;
  return { version: info.version, paths: bare(paths), components: { schemas: bareEach(schemas) } };
}

function bare(value) {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !WORDS.has(name) && !isRefusal(name, value))
      .map(([name, inner]) => [name, name === 'properties' ? bareEach(inner) : bare(inner)]),
  );
}

/** Here the names are members, not words of OpenAPI. */
const bareEach = (members) =>
  Object.fromEntries(Object.entries(members).map(([name, schema]) => [name, bare(schema)]));

const isRefusal = (name, { 200: ok, 201: made, 202: taken, 204: done }) =>
  /^[45]\d\d$/.test(name) && (ok ?? made ?? taken ?? done) !== undefined;
