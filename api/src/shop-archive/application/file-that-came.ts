import { nameOf, typeOf } from '../../downloads/domain/digital-file.js';
import { FILES, type Row } from '../domain/parts.js';
import { NotAnArchive } from '../domain/refusals.js';

/**
 * Takes rows of the files that came before them, whose bytes are counted by their keys, and of no other file of the server.
 * @throws NotAnArchive
 */
export function fileThatCame(files: ReadonlyMap<unknown, number>) {
  return ({ key, bytes, name, type, ...row }: Row): Row => {
    if (bytes === undefined || files.get(key) !== bytes)
      throw new NotAnArchive(`${FILES}: “${String(key)}” has no place in an archive`);
    return { ...row, key, bytes, name: nameOf(String(name)), type: typeOf(String(type)) };
  };
}
