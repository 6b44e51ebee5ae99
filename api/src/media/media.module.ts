import { Module } from '@nestjs/common';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { DiskPictureStore } from './adapters/disk/disk-picture-store.js';
import { AdminPicturesController } from './adapters/http/admin-pictures.controller.js';
import { MediaController } from './adapters/http/media.controller.js';
import { SqlPictures } from './adapters/persistence/sql-pictures.js';
import { SharpPictureMaker } from './adapters/sharp/sharp-picture-maker.js';
import { PictureMaker, PictureStore, Pictures } from './application/ports.js';
import { ServePicture } from './application/serve-picture.js';
import { TakePicture } from './application/take-picture.js';

@Module({
  controllers: [MediaController, AdminPicturesController],
  providers: [
    adapter(Pictures, SqlPictures),
    adapter(PictureStore, DiskPictureStore),
    adapter(PictureMaker, SharpPictureMaker),
    useCase(ServePicture, Pictures, PictureStore, PictureMaker),
    useCase(TakePicture, Pictures, PictureStore, PictureMaker),
  ],
  exports: [TakePicture, Pictures, PictureStore],
})
export class MediaModule {}
