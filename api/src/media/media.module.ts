import { Module } from '@nestjs/common';
import { Config } from '../platform/config/config.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { AdminPicturesController } from './adapters/http/admin-pictures.controller.js';
import { MediaController } from './adapters/http/media.controller.js';
import { PostgresPictures } from './adapters/persistence/postgres-pictures.js';
import { pictureStore } from './adapters/kept-pictures.js';
import { SharpPictureMaker } from './adapters/sharp/sharp-picture-maker.js';
import { AdoptPictures } from './application/adopt-pictures.js';
import { DrawingCleaner, PictureMaker, PictureStore, Pictures } from './application/ports.js';
import { SanitizedDrawings } from './adapters/sharp/sanitized-drawings.js';
import { TakeDrawing } from './application/take-drawing.js';
import { AdminShopPicturesController } from './adapters/http/admin-shop-pictures.controller.js';
import { AdminPagePicturesController } from './adapters/http/admin-page-pictures.controller.js';
import { ServePicture } from './application/serve-picture.js';
import { TakePicture } from './application/take-picture.js';

@Module({
  controllers: [
    MediaController,
    AdminPicturesController,
    AdminShopPicturesController,
    AdminPagePicturesController,
  ],
  providers: [
    adapter(Pictures, PostgresPictures),
    { provide: PictureStore, useFactory: pictureStore, inject: [Config] },
    adapter(PictureMaker, SharpPictureMaker),
    adapter(DrawingCleaner, SanitizedDrawings),
    useCase(TakeDrawing, TakePicture, PictureStore, DrawingCleaner),
    useCase(ServePicture, Pictures, PictureStore, PictureMaker),
    useCase(AdoptPictures, Pictures, PictureStore, PictureMaker),
    useCase(TakePicture, Pictures, PictureStore, PictureMaker, ServePicture),
  ],
  exports: [ServePicture, AdoptPictures, TakePicture, Pictures, PictureStore, PictureMaker, DrawingCleaner],
})
export class MediaModule {}
