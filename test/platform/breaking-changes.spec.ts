import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { breakingChanges } from '../../openapi/changes/breaking.mjs';
import { shapeOfDocument } from '../../openapi/changes/shape.mjs';
import type { Json } from '../support/client.js';

const open = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../openapi/${path}`, import.meta.url), 'utf8'));
const document = open('openapi.json');

const thing = () => ({
  type: 'object',
  properties: {
    name: { type: 'string', maxLength: 20 },
    kind: { type: 'string', enum: ['a', 'b'] },
    count: { type: ['integer', 'null'] },
    parts: { type: 'array', items: { $ref: '#/components/schemas/Part' } },
    whole: { anyOf: [{ $ref: '#/components/schemas/Part' }, { type: 'null' }] },
  },
  required: ['name'],
});
const small = () => {
  const body = { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } };
  const part = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] };
  return {
    info: { version: '1' },
    paths: {
      '/things': {
        get: {
          operationId: 'listThings',
          ...{ 'x-access': 'staff', 'x-permission': 'things.read', 'x-recent-login': false },
          'x-list': { sorts: ['name'], filters: { q: 'text', kind: ['a', 'b'] } },
          parameters: [{ name: 'sort', in: 'query', required: false, schema: { type: 'string' } }],
          responses: {
            200: {
              content: {
                'application/json': { schema: { type: 'array', items: body['application/json'].schema } },
              },
            },
          },
        },
        post: {
          operationId: 'makeThing',
          parameters: [],
          requestBody: { required: false, content: body },
          responses: { 201: { content: body }, 400: { description: 'wrong' } },
        },
      },
    } as Record<string, Json>,
    components: { schemas: { Thing: thing(), Part: part } as Record<string, Json> },
  };
};
type Small = ReturnType<typeof small>;

const told = (change: (document: Small) => void) => {
  const after = small();
  change(after);
  return breakingChanges(small(), after);
};
const list = ({ paths }: Small) => paths['/things'].get;
const make = ({ paths }: Small) => paths['/things'].post;
const members = ({ components }: Small) => components.schemas['Thing'].properties;

describe('a change that breaks a client is told', () => {
  it.each<[string, (document: Small) => void, string[]]>([
    ['a call is gone', ({ paths }) => delete paths['/things'].post, ['POST /things: it is gone']],
    [
      'a call is named otherwise',
      (d) => (make(d).operationId = 'addThing'),
      ['POST /things: makeThing has another name'],
    ],
    ['fewer may call', (d) => (list(d)['x-access'] = 'admin'), ['GET /things: only admin may call it']],
    ['a key needs another scope', (d) => (list(d)['x-permission'] = 'all'), ['GET /things: it needs all']],
    [
      'a person is asked for',
      (d) => (list(d)['x-recent-login'] = true),
      ['GET /things: it asks for the password again'],
    ],
    ['a parameter is gone', (d) => (list(d).parameters = []), ['GET /things: the parameter sort is gone']],
    [
      'a parameter is needed',
      (d) => (list(d).parameters[0].required = true),
      ['GET /things: the parameter sort has to be sent'],
    ],
    [
      'a list is sorted and filtered by less',
      (d) => (list(d)['x-list'] = { sorts: [], filters: { kind: ['a'] } }),
      [
        'GET /things: it is not filtered by q',
        'GET /things: it is not sorted by name',
        'GET /things: the filter kind takes less',
      ],
    ],
    [
      'a body is needed',
      (d) => (make(d).requestBody.required = true),
      ['POST /things: it has to have a body'],
    ],
    [
      'another status is answered',
      (d) => (make(d).responses = { 200: {} }),
      ['POST /things: it does not answer 201'],
    ],
    [
      'a member is gone',
      (d) => delete members(d).kind,
      ['answer Thing: kind is gone', 'request Thing: kind is gone'],
    ],
    [
      'a member has to be sent',
      (d) => d.components.schemas['Thing'].required.push('kind'),
      ['request Thing: kind has to be sent'],
    ],
    [
      'a member may be left out',
      (d) => (d.components.schemas['Thing'].required = []),
      ['answer Thing: name may be left out'],
    ],
    ['a text is shorter', (d) => (members(d).name.maxLength = 10), ['request Thing.name: maxLength is 10']],
    [
      'a value is not taken',
      (d) => (members(d).kind.enum = ['a']),
      ['request Thing.kind: it does not take b'],
    ],
    [
      'a number is a text',
      (d) => (members(d).count.type = 'string'),
      [
        'answer Thing.count: it was integer or null and is string',
        'request Thing.count: it was integer or null and is string',
      ],
    ],
    [
      'nothing is answered where something was',
      (d) => (members(d).name.type = ['string', 'null']),
      ['answer Thing.name: it was string and is string or null'],
    ],
    [
      'nothing is not taken any more',
      (d) => (members(d).count.type = 'integer'),
      ['request Thing.count: it was integer or null and is integer'],
    ],
    [
      'a named thing within is another',
      (d) => (d.components.schemas['Part'].properties = {}),
      ['answer Part: id is gone', 'request Part: id is gone'],
    ],
  ])('%s', (_, change, changes) => {
    expect(told(change)).toEqual(changes);
  });

  it('in the real document, too', () => {
    const after = structuredClone(document);
    delete after.paths['/api/v1/carts'].post;
    after.components.schemas.LoginDto.required.push('device');
    expect(breakingChanges(document, after)).toEqual([
      'POST /api/v1/carts: it is gone',
      'request LoginDto: device has to be sent',
    ]);
  });
});

describe('what breaks nobody is not told', () => {
  it.each<[string, (document: Small) => void]>([
    ['nothing', () => undefined],
    ['a further call', ({ paths }) => (paths['/others'] = { get: { operationId: 'others', responses: {} } })],
    ['a further member', (d) => (members(d).more = { type: 'string' })],
    ['a further value', (d) => members(d).kind.enum.push('c')],
    ['a longer text', (d) => (members(d).name.maxLength = 40)],
    ['a further parameter', (d) => list(d).parameters.push({ name: 'q', in: 'query', schema: {} })],
    ['an open call', (d) => (list(d)['x-access'] = 'public')],
    ['other words', (d) => (make(d).summary = 'Makes a thing')],
    ['another refusal', (d) => (make(d).responses[400] = undefined)],
  ])('%s', (_, change) => {
    expect(told(change)).toEqual([]);
  });

  it('the kept shape of a document is that document', () => {
    const shape = shapeOfDocument(document);
    expect([breakingChanges(document, shape), breakingChanges(shape, document)]).toEqual([[], []]);
    expect(Object.keys(open('changes/released.json').paths).length).toBeGreaterThan(150);
  });
});
