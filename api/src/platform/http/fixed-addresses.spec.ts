import { describe, expect, it } from '@jest/globals';
import express, { type Express, type Request, type Response } from 'express';
import { EventEmitter, once } from 'node:events';
import { fixedAddresses, type Routed } from './fixed-addresses.js';

const says =
  (name: string) =>
  (request: Request, response: Response): void =>
    void response.emit('told', [name, (request.route as { path: string }).path, { ...request.params }]);

/** How many addresses Express has tried, and which route answered. */
async function asked(app: Express, method: string, path: string) {
  const response = new EventEmitter();
  const told = once(response, 'told') as Promise<[unknown]>;
  const done = () => void response.emit('told', 'nobody');
  const request = { method, url: path, headers: {} };
  (app as unknown as { router: { handle: (...args: unknown[]) => void } }).router.handle(
    Object.setPrototypeOf(request, app.request as object),
    response,
    done,
  );
  return (await told)[0];
}

function shop(...routes: readonly [string, string][]) {
  const app = express();
  app.use(fixedAddresses(app as unknown as Routed));
  for (const [method, path] of routes)
    (app as unknown as Record<string, (path: string, handler: unknown) => void>)[method]?.(path, says(path));
  return app;
}

describe('an address without parameters', () => {
  const app = shop(
    ['get', '/carts/:id'],
    ['get', '/carts/all'],
    ['post', '/carts'],
    ['delete', '/carts/all'],
  );

  it('finds its route', async () => {
    expect(await asked(app, 'POST', '/carts')).toEqual(['/carts', '/carts', {}]);
    expect(await asked(app, 'POST', '/carts?a=1')).toEqual(['/carts', '/carts', {}]);
    expect(await asked(app, 'DELETE', '/carts/all')).toEqual(['/carts/all', '/carts/all', {}]);
  });

  it('is for a route with parameters that stands before its own', async () => {
    expect(await asked(app, 'GET', '/carts/all')).toEqual(['/carts/:id', '/carts/:id', { id: 'all' }]);
  });

  it.each([['/CARTS'], ['/carts/']])('is found by Express in another spelling: %p', async (path) => {
    expect(await asked(app, 'POST', path)).toEqual(['/carts', '/carts', {}]);
  });

  it('is nobody’s by another method', async () => {
    expect(await asked(app, 'PUT', '/carts')).toBe('nobody');
  });

  it('goes through what stands in front of all routes below it', async () => {
    const guarded = express();
    guarded.use(fixedAddresses(guarded as unknown as Routed));
    guarded.use('/docs', (_request, response) => void response.emit('told', 'guard'));
    guarded.get('/docs/all', says('route'));
    expect(await asked(guarded, 'GET', '/docs/all')).toBe('guard');
  });
});
