import type { Place } from './contract.js';
import { folder } from './folder/definition.js';
import { FolderShelf } from './folder/folder-shelf.js';
import { s3 } from './s3/definition.js';
import { S3Shelf } from './s3/s3-shelf.js';

/** Where pictures and files can lie; the first that is set up has them. A new place is a folder beside this file and a line here. */
export const PLACES: readonly Place[] = [
  { ...s3, open: (config, part) => new S3Shelf(config.given, part) },
  { ...folder, open: (config, part) => new FolderShelf(config.env.DATA_DIR, part) },
];
