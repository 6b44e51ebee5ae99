import { Module } from '@nestjs/common';
import { Config } from '../platform/config/config.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { AdminPicturesController } from './adapters/http/admin-pictures.controller.js';
import { MediaController } from './adapters/http/media.controller.js';
import { PostgresPictures } from './adapters/persistence/postgres-pictures.js';
import { pictureStore } from './adapters/picture-store.js';
import { SharpPictureMaker } from './adapters/sharp/sharp-picture-maker.js';
import { AdoptPictures } from './application/adopt-pictures.js';
import { PictureMaker, PictureStore, Pictures } from './application/ports.js';
import { ServePicture } from './application/serve-picture.js';
import { TakePicture } from './application/take-picture.js';

@Module({
  controllers: [MediaController, AdminPicturesController],
  providers: [
    adapter(Pictures, PostgresPictures),
    { provide: PictureStore, useFactory: pictureStore, inject: [Config] },
    adapter(PictureMaker, SharpPictureMaker),
    useCase(ServePicture, Pictures, PictureStore, PictureMaker),
    useCase(AdoptPictures, Pictures, PictureStore, PictureMaker),
    useCase(TakePicture, Pictures, PictureStore, PictureMaker, ServePicture),
  ],
  exports: [AdoptPictures, TakePicture, Pictures, PictureStore],
})
export class MediaModule {}
