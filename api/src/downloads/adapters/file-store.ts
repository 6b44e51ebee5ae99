import type { Config } from '../../platform/config/config.js';
import type { FileStore } from '../application/ports.js';
import { DiskFileStore } from './files/disk-file-store.js';
import { S3FileStore } from './files/s3-file-store.js';

/** The store that the configuration names: a bucket, or else `DATA_DIR/private`. */
export function fileStore(config: Config): FileStore {
  return config.objectStorage ? new S3FileStore(config.objectStorage) : new DiskFileStore(config);
}
