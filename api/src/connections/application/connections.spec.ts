import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '../../kernel/audit.js';
import type { Connection } from '../../kernel/connections.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { readConfig } from '../../platform/config/config.js';
import { ProviderAccess } from '../../platform/config/provider-access.js';
import { PresentConnections } from '../../platform/connections/present-connections.js';
import { AesSealer } from '../adapters/aes-sealer.js';
import { ThisProcessReach } from '../adapters/this-process-reach.js';
import { sealWith, sealingKey } from '../../platform/encryption/seal.js';
import { ConnectionWrong, NoSealingKey } from '../domain/refusals.js';
import { OWN_ADDRESS } from '../domain/own-address.js';
import { InMemoryTypedValues } from '../testing/in-memory-typed-values.js';
import { ChangeConnection } from './change-connection.js';
import { HoldConnections } from './hold-connections.js';
import { SeenConnections } from './seen-connections.js';
import { TryConnection } from './try-connection.js';

const FIRST = 'mW1vTq8xZr4cYb7nLk2pHs9dGf3jVa6e';
const SECOND = 'Qa7sXd3fCv9gBh5jNk1lMp8oIu6yTr4e';
const owner = { accountId: 'owner', email: 'ada@example.com' };

/** A carrier of pigeons: two keys, of which one is a secret, a mode, and an address of the operator's. */
const pigeons: Connection = {
  ...{ name: 'pigeons', label: 'Pigeons', group: 'delivery' },
  variables: [
    {
      name: 'PIGEON_LOFT',
      label: 'Loft',
      isNeeded: true,
      pattern: /^\d+$/,
      must: 'must be a number',
      about: '',
    },
    { name: 'PIGEON_KEY', label: 'Key', isNeeded: true, isSecret: true, about: '' },
    { name: 'PIGEON_MODE', label: 'Mode', choices: ['tame', 'wild'], fallback: 'tame', about: '' },
    { name: 'PIGEON_BASE', label: 'Address', isOperators: true, about: '' },
  ],
  contradictions: ({ PIGEON_LOFT: loft, PIGEON_MODE: mode, PIGEON_BASE: base }) => [
    ...(loft === '13' && mode === 'wild' ? ['PIGEON_MODE is wrong: loft 13 has no wild ones.'] : []),
    ...(base && mode === 'wild' ? ['PIGEON_BASE is wrong: wild ones fly to their own place alone.'] : []),
  ],
  access: ({ PIGEON_LOFT: loft = '', PIGEON_KEY: key, PIGEON_BASE: baseUrl }) =>
    key ? { secrets: { loft, key }, ...(baseUrl ? { baseUrl } : {}) } : undefined,
  movesMoney: ({ PIGEON_MODE: mode }) => mode === 'wild',
  webhook: { path: '/api/v1/webhooks/pigeons', events: ['landed'] },
  tryOut: ({ email }) => Promise.resolve({ worked: true, message: `A feather goes to ${email}.` }),
};

function shop(env: Record<string, string> = {}, typed = new InMemoryTypedValues()) {
  const audited: AuditEntry[] = [];
  const config = readConfig({
    ...{ DATABASE_URL: 'postgres://localhost/shop', JWT_SECRET: FIRST, SEALING_KEY: FIRST },
    ...env,
  });
  const access = new ProviderAccess();
  const connections = new PresentConnections(config, access);
  connections.add(pigeons);
  const audit = { record: (entry: AuditEntry) => Promise.resolve(void audited.push(entry)) };
  const sealer = new AesSealer(config);
  const hold = new HoldConnections(typed, sealer, connections, new DirectUnitOfWork());
  const change = new ChangeConnection(connections, typed, sealer, hold, audit, new DirectUnitOfWork());
  const seen = new SeenConnections(connections, new ThisProcessReach(access, config));
  const trial = new TryConnection(change, seen, audit, new DirectUnitOfWork());
  const enter = (values: Record<string, string | null>) => change.changeConnection('pigeons', values, owner);
  return { access, connections, typed, audited, change, hold, seen, trial, enter };
}
const KEYS = { PIGEON_LOFT: '7', PIGEON_KEY: 'a very secret grain' };

let own: ReturnType<typeof shop>;
beforeEach(() => {
  own = shop();
});

describe('the keys of a connection', () => {
  it('hold at once, and in another process as soon as it looks', async () => {
    const other = shop({}, own.typed);
    await own.enter(KEYS);
    expect(own.access.of('pigeons').secrets).toEqual({ loft: '7', key: KEYS.PIGEON_KEY });
    expect(other.access.has('pigeons')).toBe(false);
    await other.hold.holdConnections();
    const door = other.access.of('pigeons');
    expect(door.secrets['key']).toBe(KEYS.PIGEON_KEY);
    await other.hold.holdConnections();
    expect(other.access.of('pigeons')).toBe(door);
  });

  it('are sealed where they are kept, and shown by their last four', async () => {
    await own.enter(KEYS);
    const kept = JSON.stringify(await own.typed.read());
    expect(kept).not.toMatch(/grain/);
    const { values, state, webhook } = own.seen.one('pigeons');
    expect(values.map(({ name, value, ending }) => [name, value, ending])).toEqual([
      ['PIGEON_LOFT', '7', null],
      ['PIGEON_KEY', null, 'rain'],
      ['PIGEON_MODE', 'tame', null],
    ]);
    expect([state, webhook?.url]).toEqual(['real', 'http://localhost:3000/api/v1/webhooks/pigeons']);
    expect(JSON.stringify(own.audited)).not.toMatch(/grain/);
    const entered = { entered: ['PIGEON_KEY'], removed: [], PIGEON_LOFT: { from: null, to: '7' } };
    expect(own.audited[0]?.changes).toEqual(entered);
    await own.enter({ PIGEON_LOFT: '8' });
    expect(own.audited[1]?.changes).toEqual({
      entered: [],
      removed: [],
      PIGEON_LOFT: { from: '7', to: '8' },
    });
  });

  it('need no key to seal with where they are no secrets, and are plain where they were sealed before', async () => {
    const sealed = own.typed;
    await sealed.write({ PIGEON_LOFT: sealWith(sealingKey(FIRST), 'PIGEON_LOFT', '7') });
    await own.hold.sealAnew();
    expect(await sealed.read()).toEqual({ PIGEON_LOFT: 'plain:7' });
    const bare = shop({ SEALING_KEY: '' });
    await expect(bare.enter(KEYS)).rejects.toThrow(NoSealingKey);
    await bare.enter({ PIGEON_MODE: 'tame', PIGEON_LOFT: '7' }).catch((error: unknown) =>
      // the key is missing, and nothing else is in the way
      expect((error as ConnectionWrong).details.fields).toMatchObject([{ field: 'values.PIGEON_KEY' }]),
    );
  });

  it('that are secrets and were not sealed here are nobody’s', async () => {
    await own.typed.write({ PIGEON_LOFT: 'plain:7', PIGEON_KEY: 'plain:a grain of a stranger' });
    await own.hold.holdConnections();
    expect(own.access.has('pigeons')).toBe(false);
  });

  it('give nothing of a short secret away', async () => {
    await own.enter({ ...KEYS, PIGEON_KEY: 'grain' });
    expect(own.seen.one('pigeons').values[1]?.ending).toBe('••••');
  });

  it('open under their own name alone', async () => {
    await own.enter(KEYS);
    const { PIGEON_KEY = '', PIGEON_LOFT = '' } = await own.typed.read();
    await own.typed.write({ PIGEON_KEY: PIGEON_LOFT, PIGEON_LOFT: PIGEON_KEY });
    await own.hold.holdConnections();
    expect(own.access.has('pigeons')).toBe(false);
  });

  it('stay where they are not named, and go where they are taken away', async () => {
    await own.enter(KEYS);
    await own.enter({ PIGEON_LOFT: '8' });
    expect(own.access.of('pigeons').secrets).toEqual({ loft: '8', key: KEYS.PIGEON_KEY });
    await own.enter({ PIGEON_LOFT: null, PIGEON_KEY: '' });
    expect(own.access.has('pigeons')).toBe(false);
    expect(own.seen.one('pigeons').origin).toBe('nowhere');
  });

  it.each<[Record<string, string>, string, RegExp]>([
    [{ PIGEON_LOFT: '7' }, 'values.PIGEON_KEY', /^Key is missing$/],
    [{ ...KEYS, PIGEON_LOFT: 'seven' }, 'values.PIGEON_LOFT', /^Loft must be a number$/],
    [{ ...KEYS, PIGEON_MODE: 'loud' }, 'values.PIGEON_MODE', /^Mode is one of these: tame, wild$/],
    [{ ...KEYS, PIGEON_BASE: 'https://evil.example' }, 'values.PIGEON_BASE', /no field/],
    [{ ...KEYS, PIGEON_LOFT: '13', PIGEON_MODE: 'wild' }, 'values.PIGEON_MODE', /^Mode is wrong: loft 13/],
  ])('are refused at their field: %j', async (values, field, message) => {
    const refused = await own.enter(values).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ConnectionWrong);
    const [first] = (refused as ConnectionWrong).details.fields ?? [];
    expect(first?.field).toBe(field);
    expect(first?.message).toMatch(message);
    expect(own.access.has('pigeons')).toBe(false);
  });

  it('are refused where they clash with what the operator has set', async () => {
    const set = shop({ PIGEON_BASE: 'https://loft.example' });
    await expect(set.enter({ ...KEYS, PIGEON_MODE: 'wild' })).rejects.toMatchObject({
      details: {
        fields: [
          {
            field: 'values.PIGEON_LOFT',
            message: 'Address (PIGEON_BASE on the server) is wrong: wild ones fly to their own place alone.',
          },
        ],
      },
    });
    expect(await set.typed.read()).toEqual({});
    await set.enter(KEYS);
    expect(set.access.of('pigeons').baseUrl).toBe('https://loft.example');
  });

  it('are the environment’s where it has any of them, whole', async () => {
    const set = shop({ PIGEON_LOFT: '1', PIGEON_KEY: 'of the environment' }, own.typed);
    await own.enter({ ...KEYS, PIGEON_MODE: 'wild' });
    await set.hold.holdConnections();
    expect(set.connections.values(pigeons)).toMatchObject({ PIGEON_LOFT: '1', PIGEON_MODE: 'tame' });
    expect(set.seen.one('pigeons').origin).toBe('environment');
    await expect(set.enter(KEYS)).rejects.toMatchObject({ code: 'set_by_environment' });
  });

  it('are not taken without a key to seal with', async () => {
    const bare = shop({ SEALING_KEY: '' });
    await expect(bare.enter(KEYS)).rejects.toMatchObject({ code: 'no_sealing_key' });
  });

  it('are sealed anew when the key to seal with changes, and not lost with it', async () => {
    await own.enter(KEYS);
    const rotated = shop({ SEALING_KEY: SECOND, SEALING_KEY_PREVIOUS: FIRST }, own.typed);
    await rotated.hold.sealAnew();
    const later = shop({ SEALING_KEY: SECOND }, own.typed);
    await later.hold.holdConnections();
    expect(later.access.of('pigeons').secrets['key']).toBe(KEYS.PIGEON_KEY);
    await own.hold.holdConnections();
    expect(own.access.has('pigeons')).toBe(false);
  });

  it('push aside what played the service, and all play beside real money', async () => {
    for (const name of ['pigeons', 'doves'])
      own.access.play(name, { secrets: { key: 'played' }, isSimulated: true });
    expect([own.seen.one('pigeons').state, own.access.isSimulated]).toEqual(['played', true]);
    await own.enter(KEYS);
    expect([own.seen.one('pigeons').state, own.access.has('doves')]).toEqual(['real', true]);
    await own.enter({ PIGEON_MODE: 'wild' });
    expect([own.access.has('doves'), own.access.isSimulated]).toEqual([false, false]);
    await own.enter({ PIGEON_LOFT: null, PIGEON_KEY: null, PIGEON_MODE: null });
    expect(own.access.of('pigeons').secrets['key']).toBe('played');
  });

  it('are told to whoever goes by them, at the start and when they change', async () => {
    const heard: unknown[] = [];
    own.connections.add({ ...OWN_ADDRESS, hold: ({ PUBLIC_URL: url }) => heard.push(url) });
    const enterAddress = (value: string | null) =>
      own.change.changeConnection('address', { PUBLIC_URL: value }, owner);
    await enterAddress('https://lamps.example');
    await own.enter(KEYS);
    await enterAddress(null);
    expect(heard).toEqual([undefined, 'https://lamps.example', undefined]);
  });

  it('can be tried once they are there, for whoever asks', async () => {
    await expect(own.trial.tryConnection('pigeons', owner)).rejects.toMatchObject({ code: 'nothing_to_try' });
    await own.enter(KEYS);
    const trial = await own.trial.tryConnection('pigeons', owner);
    expect(trial).toEqual({ worked: true, message: 'A feather goes to ada@example.com.' });
    await expect(own.trial.tryConnection('owls', owner)).rejects.toMatchObject({
      code: 'connection_not_found',
    });
  });
});
