import type { Config } from '../../platform/config/config.js';
import type { PictureStore } from '../application/ports.js';
import { DiskPictureStore } from './disk/disk-picture-store.js';
import { S3PictureStore } from './s3/s3-picture-store.js';

/** The store that the configuration names: a bucket, or else `DATA_DIR/media`. */
export function pictureStore(config: Config): PictureStore {
  return config.objectStorage ? new S3PictureStore(config.objectStorage) : new DiskPictureStore(config);
}
