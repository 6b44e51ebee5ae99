/** Loaded before a process (`--import`): while the file `FULL_DISK` is there, writing a picture fails with the code in it. */
import { existsSync, readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const { writeFile } = fs;
fs.writeFile = async (path, ...more) => {
  const fault = process.env.FULL_DISK ?? '';
  if (String(path).includes('/media/') && existsSync(fault))
    throw Object.assign(new Error('no space left on device'), { code: readFileSync(fault, 'utf8') });
  return writeFile(path, ...more);
};
syncBuiltinESMExports();
