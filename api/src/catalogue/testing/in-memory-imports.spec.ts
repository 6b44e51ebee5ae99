import { importsContract } from './imports-contract.js';
import { InMemoryImports } from './in-memory-imports.js';

importsContract('in memory', () => {
  let count = 0;
  return Promise.resolve({ imports: new InMemoryImports(), nextId: () => `id-${(count += 1)}` });
});
