import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Part } from '../domain/download.js';
import type { Downloads, FileStore, LinkTokens } from './ports.js';
import { TakeDownload } from './take-download.js';

const HOUR_MS = 3_600_000;
const GUIDE = '0123456789';
const code = (error: unknown) => (error as { code?: string }).code;

/** One link, `tok`, with the rules of the statements that PostgreSQL runs. */
class OneLink {
  usesLeft = 2;
  until = new Date('2026-12-29T12:00:00Z');
  revokedAt: Date | null = null;
  lastUsedAt: Date | null = null;
  rests = 0;
  readonly file = { key: 'k', name: 'Guide.pdf', bytes: GUIDE.length, type: 'application/pdf' };

  find(hash: string) {
    const { file, usesLeft, until, revokedAt, lastUsedAt, rests } = this;
    const known = { ...file, usesLeft, until, revokedAt, lastUsedAt, rests };
    return Promise.resolve(hash === 'hash of tok' ? known : undefined);
  }

  use(_hash: string, now: Date) {
    if (this.usesLeft === 0 || this.revokedAt || this.until <= now) return Promise.resolve(undefined);
    this.usesLeft -= 1;
    this.lastUsedAt = now;
    this.rests = 0;
    return Promise.resolve(this.file);
  }

  goOn(_hash: string, since: Date) {
    const isSo = this.revokedAt === null && this.lastUsedAt !== null && this.lastUsedAt > since;
    if (isSo && this.rests < 100) this.rests += 1;
    else return Promise.resolve(false);
    return Promise.resolve(true);
  }
}

describe('a link to a file', () => {
  let link: OneLink;
  let now: Date;
  let isErased: boolean;
  let opened: number;
  let isAsked: boolean;
  let take: TakeDownload;

  beforeEach(() => {
    link = new OneLink();
    now = new Date('2026-11-29T12:00:00Z');
    isErased = false;
    opened = 0;
    isAsked = false;
    const stream = (_key: string, part?: Part) => {
      opened += 1;
      return Promise.resolve(
        isErased ? undefined : Readable.from([GUIDE.slice(part?.from ?? 0, (part?.to ?? 9) + 1)]),
      );
    };
    const hashOf = (token: string) => `hash of ${token}`;
    take = new TakeDownload(
      link as unknown as Downloads,
      { stream } as unknown as FileStore,
      { hashOf } as unknown as LinkTokens,
      { now: () => now },
      {
        isAsked: () => Promise.resolve(isAsked),
        consentToDownload: () => Promise.resolve(void (isAsked = false)),
      },
    );
  });

  const taken = async (range?: string) => {
    try {
      const one = await take.takeDownload('tok', range);
      return one && (await text(one.content));
    } catch (error) {
      return code(error);
    }
  };

  it('gives the file as often as it says', async () => {
    expect([await taken(), await taken(), await taken()]).toEqual([GUIDE, GUIDE, 'download_used_up']);
  });

  it('gives the rest of what broke off within an hour, also of its last use, and counts it later', async () => {
    link.usesLeft = 1;
    expect([await taken('bytes=0-4'), await taken('bytes=5-'), link.usesLeft]).toEqual(['01234', '56789', 0]);
    now = new Date(now.getTime() + HOUR_MS);
    expect(await taken('bytes=5-')).toBe('download_used_up');
    link.usesLeft = 1;
    expect([await taken('bytes=5-'), link.usesLeft]).toEqual(['56789', 0]);
  });

  it('waits where its buyer could withdraw still, until the buyer wants it all the same', async () => {
    isAsked = true;
    expect(await taken()).toBe('download_consent_needed');
    expect([await take.lookAt('tok'), opened, link.usesLeft]).toMatchObject([{ needsConsent: true }, 0, 2]);
    const one = await take.takeDownload('tok', undefined, true);
    expect(one && (await text(one.content))).toBe(GUIDE);
    expect(await take.lookAt('tok')).toMatchObject({ needsConsent: false, usesLeft: 1 });
  });

  it('gives a hundred rests for each use, and takes another for the next', async () => {
    await taken();
    for (let times = 0; times < 100; times += 1) expect(await taken('bytes=1-')).toBe('123456789');
    expect([await taken('bytes=1-'), link.usesLeft, link.rests]).toEqual(['123456789', 0, 0]);
    link.rests = 100;
    opened = 0;
    expect([await taken('bytes=1-'), opened]).toEqual(['download_used_up', 0]);
  });

  it('takes a range from the first byte within a minute for the same use, and all of a file for another', async () => {
    expect([await taken('bytes=0-1'), await taken('bytes=0-'), link.usesLeft]).toEqual(['01', GUIDE, 1]);
    now = new Date(now.getTime() + 61_000);
    expect([await taken('bytes=0-'), link.usesLeft]).toEqual([GUIDE, 0]);
    expect([await taken('bytes=0-'), await taken()]).toEqual([GUIDE, 'download_used_up']);
  });

  it('opens no file for a link that has ended', async () => {
    link.revokedAt = now;
    expect([await taken(), await taken('bytes=1-')]).toEqual(['download_revoked', 'download_revoked']);
    link.revokedAt = null;
    now = link.until;
    expect([await taken(), await taken('bytes=1-'), opened]).toEqual(['download_over', 'download_over', 0]);
  });

  it('counts nothing behind the end, for a mere look, and for a file that cannot be read', async () => {
    expect(await taken('bytes=10-')).toBeUndefined();
    expect(await take.lookAt('tok')).toMatchObject({ name: 'Guide.pdf' });
    isErased = true;
    expect([await taken(), link.usesLeft]).toEqual(['files_unavailable', 2]);
  });

  it('says why it gives none, also when its file is erased', async () => {
    link.revokedAt = now;
    expect(await taken()).toBe('download_revoked');
    link.revokedAt = null;
    now = link.until;
    isErased = true;
    expect(await taken()).toBe('download_over');
    expect(await take.lookAt('tok').catch(code)).toBe('download_over');
    expect(await take.takeDownload('other').catch(code)).toBe('download_unknown');
  });
});
