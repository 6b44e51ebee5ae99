import { beforeEach, describe, expect, it } from '@jest/globals';
import { SessionUnknown } from '../domain/refusals.js';
import { aCaller } from '../testing/a-caller.js';
import { InMemorySessions } from '../testing/in-memory-sessions.js';
import { KeptSecurityLog } from '../testing/kept-security-log.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { OwnSessions } from './own-sessions.js';

describe("the caller's own sessions", () => {
  let sessions: InMemorySessions;
  let own: OwnSessions;
  beforeEach(() => {
    sessions = new InMemorySessions({ ada: ['this', 'phone'], grace: ['hers'] });
    own = new OwnSessions(sessions, new KeptSecurityLog(), new DirectUnitOfWork());
  });

  it('are listed with a mark at the one that asks', async () => {
    const marks = (await own.list(aCaller())).map(({ id, current }) => [id, current]);
    expect(marks).toEqual([
      ['this', true],
      ['phone', false],
    ]);
  });

  it('end one by one', async () => {
    await own.revoke(aCaller(), 'phone');
    expect(sessions.kept).toEqual({ ada: ['this'], grace: ['hers'] });
    await expect(own.revoke(aCaller(), 'phone')).rejects.toThrow(SessionUnknown);
  });

  it('are not those of somebody else', async () => {
    await expect(own.revoke(aCaller(), 'hers')).rejects.toThrow(SessionUnknown);
    expect(sessions.kept).toEqual({ ada: ['this', 'phone'], grace: ['hers'] });
  });

  it('end all together, with the one that asks', async () => {
    await own.endAll(aCaller());
    expect(sessions.kept).toEqual({ ada: [], grace: ['hers'] });
  });

  it('end where one logs out, also twice', async () => {
    await own.end(aCaller());
    await own.end(aCaller());
    expect(sessions.kept).toEqual({ ada: ['phone'], grace: ['hers'] });
  });
});
