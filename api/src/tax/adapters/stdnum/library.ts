import { createRequire } from 'node:module';

const readNow = createRequire(import.meta.url);

/** npm's stdnum, some 300 files, read when the first number is checked. */
export const library = () => readNow('stdnum') as typeof import('stdnum');
