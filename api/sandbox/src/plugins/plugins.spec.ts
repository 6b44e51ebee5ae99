import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CARRIERS, PLUGINS } from './index.js';

const SANDBOX = fileURLToPath(new URL('../', import.meta.url));
const COMMENT = /^\s*(\*|\/\/|\/\*\*)/;
/** The list, specs, and the wallets that Stripe's own script tells of by their names. */
const ELSEWHERE = /^plugins\/index\.ts$|\.spec\.ts$|in-browser-script\.ts$/;

describe.each([...PLUGINS, ...CARRIERS])('the played $provider', ({ provider, newKeys }) => {
  it('is named by nothing but its folder and the list', () => {
    const name = new RegExp(provider, 'i');
    const naming = globSync('{adapters,application,domain,plugins/*.ts,*.ts}', { cwd: SANDBOX })
      .flatMap((one) => (one.endsWith('.ts') ? one : globSync(`${one}/**/*.ts`, { cwd: SANDBOX })))
      .filter((file) => !ELSEWHERE.test(file))
      .flatMap((file) =>
        readFileSync(join(SANDBOX, file), 'utf8')
          .split('\n')
          .flatMap((line, at) => (name.test(line) && !COMMENT.test(line) ? [`${file}:${at + 1}`] : [])),
      );
    expect(naming).toEqual([]);
  });

  it('has a name of its own, and keys that are made anew for each installation', () => {
    const names = [...PLUGINS, ...CARRIERS].map((one) => one.provider);
    expect(names.filter((one) => one === provider)).toEqual([provider]);
    expect(newKeys()).not.toEqual(newKeys());
  });
});
