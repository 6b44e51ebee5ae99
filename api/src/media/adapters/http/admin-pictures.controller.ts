import { Controller, Post, UploadedFile } from '@nestjs/common';
import { ApiBody, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Audited } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { found } from '../../../platform/http/found.js';
import { OneFile, type SentFile } from '../../../platform/http/one-file.js';
import { PICTURE_BYTES, PICTURE_PART } from '../../../platform/http/picture-part.js';
import { TakePicture } from '../../application/take-picture.js';
import { NotAPicture } from '../../domain/refusals.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { PICTURE_CALLS } from './admin-pictures.examples.js';

export class PictureFormDto {
  @ApiProperty(PICTURE_PART)
  image!: unknown;
}

export class TakenPictureDto {
  /** A hash of the picture: the same picture has the same id. */
  @ApiProperty({ example: '3f1c0a9b7d5e4c2f8a6b0d1e2c3f4a5b' })
  id!: string;
  /** Fits every member that takes a picture, e.g. `image` of a new product. */
  @ApiProperty({ example: '/media/3f1c0a9b7d5e4c2f8a6b0d1e2c3f4a5b' })
  url!: string;
  @ApiProperty({ type: 'integer' })
  width!: number;
  @ApiProperty({ type: 'integer' })
  height!: number;
}

@ApiTags('admin-products')
@Allow('products.read')
@ApiDoc(PICTURE_CALLS)
@Controller('api/v1/admin/pictures')
export class AdminPicturesController {
  constructor(private readonly take: TakePicture) {}

  /** Takes a picture as a file, for a product that is yet to be made: its `url` goes where a data URL would. */
  @Allow('products.write')
  @Post()
  @ApiBody({ type: PictureFormDto })
  @Audited('picture', 'media', 'key')
  @OneFile({ field: 'image', bytes: PICTURE_BYTES, texts: 0 })
  async adminTakePicture(@UploadedFile() file: SentFile | undefined): Promise<TakenPictureDto> {
    const { buffer, mimetype } = found(file, ImageIsMissing);
    const { key, width, height } = await this.take.takePicture(buffer, mimetype);
    return { id: key, url: `/media/${key}`, width, height };
  }
}

class ImageIsMissing extends NotAPicture {
  constructor() {
    super('Product image is required');
  }
}
