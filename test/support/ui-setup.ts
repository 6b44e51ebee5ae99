import { afterAll, afterEach, beforeAll, beforeEach, expect, jest } from '@jest/globals';
import * as matchers from '@testing-library/jest-dom/matchers';
import { configure } from '@testing-library/dom';
import * as React from 'react';

/** A busy machine may take its time; a page that fails says so at once. */
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);
expect.extend(matchers);

/** Nobody reads who made each element: React's development build keeps a stack for every one, until there are this many. */
const KEY = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
Object.defineProperty((React as unknown as Record<string, object>)[KEY], 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => undefined,
  configurable: true,
});

/** Libraries look here whether the timers are played. */
Object.assign(globalThis, { jest });

type Hook = () => void;
/** Libraries that clean up after each test ask for it by these globals when they are loaded, which is once; specs import theirs. */
const known = globalThis as unknown as Record<symbol, Map<string, Hook[]>> & Record<string, unknown>;
const ofLibraries = (known[Symbol.for('hooks of libraries')] ??= new Map<string, Hook[]>());
for (const [name, own] of Object.entries({ beforeAll, beforeEach, afterEach, afterAll })) {
  const hooks = ofLibraries.get(name) ?? [];
  ofLibraries.set(name, hooks);
  for (const hook of hooks) own(hook);
  known[name] = (hook: Hook) => {
    hooks.push(hook);
    own(hook);
  };
}

/** React takes hold of what it waits by when it first waits, which is not to be while the timers are played. */
const { act } = await import('@testing-library/react');
await act(async () => undefined);
