import { describe, expect, it } from '@jest/globals';
import { NotFoundException } from '@nestjs/common';
import { readConfig } from '@duka/api/platform/config/config.js';
import { NotInProductionGuard } from './not-in-production.guard.js';

const BASE = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  JWT_SECRET: 'mW1vTq8xZr4cYb7nLk2pHs9dGf3jVa6e',
};
const guard = (env: Record<string, string>) => new NotInProductionGuard(readConfig({ ...BASE, ...env }));

describe('the page of faults', () => {
  it('is not there in production, even where that allows the sandbox or the demo', () => {
    for (const env of [{ DEMO: '0' }, { DEMO: '1' }])
      expect(() => guard({ NODE_ENV: 'production', SANDBOX_ALLOWED: '1', ...env }).canActivate()).toThrow(
        NotFoundException,
      );
  });

  it('is there in the demo of a developer', () => {
    expect(guard({ DEMO: '1' }).canActivate()).toBe(true);
  });
});
