import { describe, expect, it } from '@jest/globals';
import type { Request, Response } from 'express';
import { Busy } from '../../../platform/http/busy.js';
import { JournalledPasswords } from '../../testing/journal.js';
import { refuseLogins } from './refuse-logins.middleware.js';

describe('R40 log-ins when all places are taken', () => {
  it.each([
    ['are asked to come again', '/api/v1/auth/login', true, Busy],
    ['are the only ones', '/api/v1/auth/register', true, undefined],
    ['are let in as soon as there is one', '/api/v1/auth/login', false, undefined],
  ])('%s: %s, full: %s', (_, path, isBusy, refusal) => {
    const passwords = Object.assign(new JournalledPasswords([]), { isBusy });
    const told: unknown[] = [];
    void refuseLogins(passwords)({ path } as Request, {} as Response, (error) => void told.push(error));
    expect(told.map((error) => (error as Error | undefined)?.constructor)).toEqual([refusal]);
  });
});
