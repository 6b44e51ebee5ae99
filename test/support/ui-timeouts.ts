import { jest } from '@jest/globals';
import { configure } from '@testing-library/dom';
import * as React from 'react';

/** A busy machine may take its time; a page that fails says so at once. */
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(60_000);

/** Nobody reads who made each element: React's development build keeps a stack for every one, until there are this many. */
const KEY = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
Object.defineProperty((React as unknown as Record<string, object>)[KEY], 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => undefined,
});
