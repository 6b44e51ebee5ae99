import { describe, expect, it } from '@jest/globals';
import { PlayedCarrier } from '../testing/played-carrier.js';
import { CarrierInUse } from './in-use.js';
import { CARRIERS } from './index.js';

describe('the list of providers of labels', () => {
  it('has each name once', () => {
    const names = CARRIERS.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  it.each(CARRIERS)('has $name, whose key is a secret and whose messages come to its own address', (one) => {
    const { name, variables, access, webhook } = one;
    expect(variables.filter(({ isNeeded, isSecret }) => isNeeded && isSecret)).not.toEqual([]);
    expect(access?.({})).toBeUndefined();
    expect(webhook?.path ?? `/api/v1/shipping/webhooks/${name}`).toBe(`/api/v1/shipping/webhooks/${name}`);
  });
});

describe('of two providers of labels', () => {
  const named = (name: string, isConfigured: boolean) =>
    Object.assign(new PlayedCarrier(), { name, isConfigured });
  const inUse = (isPlayed: boolean, setUp: readonly string[]) => {
    const all = [named('pigeons', setUp.includes('pigeons')), named('owls', isPlayed)];
    return new CarrierInUse(all, { isSetUp: (name) => setUp.includes(name) });
  };

  it('the first that is set up is in use, before one that is played', () => {
    expect(inUse(true, ['pigeons']).name).toBe('pigeons');
    expect(inUse(true, ['pigeons', 'owls']).name).toBe('pigeons');
  });

  it('the one that is played is in use while none is set up', () => {
    const carrier = inUse(true, []);
    expect([carrier.name, carrier.isConfigured]).toEqual(['owls', true]);
  });

  it('none is offered where nothing is set up or played', () => {
    expect(inUse(false, []).isConfigured).toBe(false);
  });

  it('what is asked goes to the one in use', async () => {
    const [pigeons, owls] = [named('pigeons', true), named('owls', true)];
    const carrier = new CarrierInUse([pigeons, owls], { isSetUp: (name) => name === 'owls' });
    owls.message = { outcome: 'other', eventId: 'evt_1' };
    expect(carrier.readMessage(new Uint8Array(), () => undefined)).toEqual(owls.message);
    expect(await carrier.read('shp_1')).toEqual({ outcome: 'refused', message: 'not found' });
    owls.refusesWith = 'the owl sleeps';
    expect(await carrier.read('shp_1')).toEqual({ outcome: 'refused', message: 'the owl sleeps' });
  });
});
