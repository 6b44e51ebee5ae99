import { join } from 'node:path';
import config from './jest.config.mjs';

const feature = process.env['FEATURE'];
const { rootDir, transform, globals, modulePathIgnorePatterns, resolver } = config.projects.find(
  ({ displayName }) => displayName === 'unit',
);
const [swc, options] = transform['\\.ts$'];

/**
 * The unit specs of a feature's rules and use cases as one project, which is what the mutation runner understands. As CommonJS: Node.js never
 * frees the modules of a spec that has run as the real thing, and the runner runs them a thousand times.
 */
export default {
  displayName: 'unit',
  rootDir,
  globals,
  modulePathIgnorePatterns,
  resolver,
  transform: { '\\.ts$': [swc, { ...options, module: { type: 'commonjs' } }] },
  roots: [join(rootDir, 'api/src', feature)],
  testMatch: [`<rootDir>/api/src/${feature}/{domain,application,testing}/**/*.spec.ts`],
};
