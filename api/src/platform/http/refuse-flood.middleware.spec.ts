import { describe, expect, it } from '@jest/globals';
import type { Request, Response } from 'express';
import { currentRequest } from '../logging/log.js';
import { Busy } from './busy.js';
import { Flood } from '@duka/serving/flood.js';
import { refuseFlood } from './refuse-flood.middleware.js';

const flood = new Flood(50, 16, 0);
const gate = refuseFlood(flood);

/** What comes after the gate for one of them: nothing, or a refusal. */
function ask(method: string, path: string, mayBeRefused = true): unknown {
  let told: unknown = 'nothing was called';
  currentRequest.run({ requestId: 'one', mayBeRefused }, () =>
    gate({ method, path } as Request, {} as Response, (error?: unknown) => (told = error)),
  );
  return told;
}

describe('a flood of calls (R39)', () => {
  it('is refused where it only looks; those who buy, write or keep the shop are let in', () => {
    expect(ask('GET', '/api/v1/products')).toBeUndefined();
    for (let looks = 1; looks <= 60; looks += 1) {
      for (let n = 0; n < 20; n += 1) flood.letsIn();
      flood.look(looks * 1_000);
    }
    expect(ask('GET', '/api/v1/products')).toBeInstanceOf(Busy);
    expect(ask('HEAD', '/api/v1/products/1')).toMatchObject({
      kind: 'unavailable',
      details: { retryAfter: 2 },
    });
    expect(ask('GET', '/api/v1/carts', false)).toBeUndefined();
    expect(ask('POST', '/api/v1/auth/login')).toBeUndefined();
    expect(ask('GET', '/api/v1/admin/orders')).toBeUndefined();
    expect(ask('GET', '/media/0123456789abcdef0123456789abcdef/320.avif')).toBeUndefined();
  });
});
