import { describe, expect, it } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import { readConfig } from '../config/config.js';
import { MetricSources } from './metric-sources.js';
import { MetricsServer } from './metrics-server.js';
import { poolWaiting } from './metrics.js';

const token = 'k8Wq2vTn5xYb7ZcRf3Lm9pHs4dGj6aVe';

async function asked(sources: MetricSources, headers: { authorization?: string } = {}) {
  const config = readConfig({
    DATABASE_URL: 'postgres://duka@127.0.0.1/duka',
    JWT_SECRET: 'mW1vTq8xZr4cYb7nLk2pHs9dGf3jVa6e',
    METRICS_TOKEN: token,
  });
  const answer = { status: 0, body: '' };
  const response = {
    writeHead: (status: number) => ((answer.status = status), response),
    end: (body = '') => ((answer.body = body), response),
  };
  const server = new MetricsServer(config, sources);
  await server.answer({ url: '/metrics', headers }, response as unknown as ServerResponse);
  return answer;
}

describe('the metrics', () => {
  it.each([undefined, 'Bearer wrong', `Basic ${token}`, `Bearer ${token}x`])(
    'are refused to who sends %s instead of the token',
    async (authorization) => {
      const answer = await asked(new MetricSources(), authorization ? { authorization } : {});
      expect(answer).toEqual({ status: 401, body: '' });
    },
  );

  it('are measured when they are asked for, whatever else could not be measured', async () => {
    const sources = new MetricSources();
    sources.add(() => Promise.reject(new Error('the database is away')));
    sources.add(() => poolWaiting.set(4));
    const answer = await asked(sources, { authorization: `Bearer ${token}` });
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('duka_pool_waiting 4');
  });
});
