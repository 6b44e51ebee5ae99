import { describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCompose } from '../../api/scripts/lib/check-compose.mjs';
import { checkLinks } from '../../api/scripts/lib/check-links.mjs';
import { checkLock } from '../../api/scripts/lib/check-lock.mjs';
import { heapFlags, mallocTunables } from '../../api/scripts/lib/heap.mjs';
import { root } from '../../api/scripts/lib/run.mjs';
import { SUBSCRIBED } from '../../api/src/payments/methods/card/event-reading.js';

function inFolder(work: (folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'duka-documents-'));
  try {
    work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('the memory of API and storefront', () => {
  const inList = (quote: string) => heapFlags.map((flag) => `${quote}${flag}${quote}`).join(', ');
  it.each([
    ['Dockerfile', inList('"')],
    ['Dockerfile', `ENV GLIBC_TUNABLES=${mallocTunables.GLIBC_TUNABLES}`],
    ['docs/operations.md', `node ${heapFlags.join(' ')} api/dist/main.js`],
    ['docs/operations.md', `GLIBC_TUNABLES=${mallocTunables.GLIBC_TUNABLES}`],
    ['docs/deployment/cluster/duka-api.service', `node ${heapFlags.join(' ')} api/dist/main.js`],
    ['docs/deployment/cluster/duka-api.service', `GLIBC_TUNABLES=${mallocTunables.GLIBC_TUNABLES}`],
    ['docs/deployment/cluster/duka-storefront.service', `node ${heapFlags.join(' ')} storefront/server`],
    ['docs/deployment/cluster/duka-storefront.service', `GLIBC_TUNABLES=${mallocTunables.GLIBC_TUNABLES}`],
    ['docker-compose.yml', `${inList("'")}, 'storefront/server/server.mjs'`],
  ])('is kept by %s as by npm start: %s', (file, flags) =>
    expect(readFileSync(join(root, file), 'utf8').replaceAll(/\s+/g, ' ')).toContain(flags),
  );
});

it('docs/operations.md names every event that Stripe is to send', () => {
  const text = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  expect(SUBSCRIBED.filter((event) => !text.includes(`\`${event}\``))).toEqual([]);
});

it.each(['docs/glossary.md', 'docs/decisions/README.md'])('%s has one row for each of its words', (file) => {
  const rows = readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  const words = rows.map((row) => row.split('|')[1]?.trim() ?? '');
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

describe('the check of links', () => {
  it('names a link, a heading and a path in code that lead nowhere', () =>
    inFolder((folder) => {
      mkdirSync(join(folder, 'docs'));
      writeFileSync(join(folder, 'docs', 'there.md'), '# A heading of ours\n');
      writeFileSync(
        join(folder, 'README.md'),
        '[fine](docs/there.md#a-heading-of-ours) [gone](docs/gone.md) [lost](docs/there.md#other) `api/src/gone.ts`\n',
      );
      const complaint = () => checkLinks(folder);
      expect(complaint).toThrow(/docs\/gone\.md/);
      expect(complaint).toThrow(/there\.md#other \(no such heading\)/);
      expect(complaint).toThrow(/api\/src\/gone\.ts/);
      expect(complaint).not.toThrow(/a-heading-of-ours/);
    }));
});

describe('the check of the lock file', () => {
  it('names a package that another asks for and that is not there', () =>
    inFolder((folder) => {
      const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
        packages: Record<string, unknown>;
      };
      delete lock.packages['node_modules/@swc/core-darwin-arm64'];
      const file = join(folder, 'package-lock.json');
      writeFileSync(file, JSON.stringify(lock));
      expect(() => checkLock(file)).toThrow('node_modules/@swc/core → @swc/core-darwin-arm64');
    }));
});

describe('the check of docker-compose.yml', () => {
  const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
  const withChange = (from: string, to: string) => (folder: string) => {
    expect(text).toContain(from);
    const file = join(folder, 'docker-compose.yml');
    writeFileSync(file, text.replace(from, to));
    return () => checkCompose(file);
  };

  it('names a member that the Compose Specification does not know', () =>
    inFolder((folder) =>
      expect(withChange('healthcheck:', 'helthcheck:')(folder)).toThrow(/services\/database/),
    ));

  it('names a service that another waits for and that is not there', () =>
    inFolder((folder) =>
      expect(withChange('storefront: { condition', 'shopfront: { condition')(folder)).toThrow(
        'proxy depends on shopfront, which is no service',
      ),
    ));
});
