import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { eventually } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

/** A process with two bugs: SIGUSR2 sets off a promise that nobody waits for, SIGWINCH an error in a timer. */
const BUGS = `process.on('SIGUSR2', () => void Promise.reject(new Error('nobody waits')));
process.on('SIGWINCH', () => setTimeout(() => { throw new Error('in a timer') }, 0));`;
const preload = `data:text/javascript,${encodeURIComponent(BUGS)}`;

describe('R05 an error that nobody has caught', () => {
  const shop = useShop();

  it('is logged and survived in a promise, and ends the process in a timer: never half alive', async () => {
    const api = await shop.startApi({ NODE_OPTIONS: `--import=${preload}`, WORKER: '0' });
    api.child.kill('SIGUSR2');
    const log = () => Promise.resolve(api.log);
    await eventually(log, (text) => text.includes('unhandled rejection') && text.includes('nobody waits'));
    expect((await api.client.fetch('/health/ready')).status).toBe(200);
    const ended = once(api.child, 'exit');
    api.child.kill('SIGWINCH');
    expect((await ended)[0]).toBe(1);
    expect(api.log).toContain('in a timer');
  });
});
