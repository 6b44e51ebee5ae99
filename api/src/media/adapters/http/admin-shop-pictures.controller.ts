import { Controller, Post, UploadedFile } from '@nestjs/common';
import { ApiBody, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Audited } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { found } from '../../../platform/http/found.js';
import { OneFile, type SentFile } from '../../../platform/http/one-file.js';
import { PICTURE_BYTES, PICTURE_PART } from '../../../platform/http/picture-part.js';
import { TakeDrawing } from '../../application/take-drawing.js';
import { NotAPicture } from '../../domain/refusals.js';
import { PICTURE_CALLS } from './admin-pictures.examples.js';
import { TakenPictureDto } from './admin-pictures.controller.js';

export class ShopPictureFormDto {
  @ApiProperty({
    ...PICTURE_PART,
    description: `${PICTURE_PART.description} Or an SVG drawing of at most 256 KB.`,
  })
  image!: unknown;
}

class ImageIsMissing extends NotAPicture {
  constructor() {
    super('A picture is required');
  }
}

@ApiTags('admin-settings')
@Allow('settings.write')
@ApiDoc({ adminTakeShopPicture: PICTURE_CALLS['adminTakePicture'] ?? {} })
@Controller('api/v1/admin/shop-pictures')
export class AdminShopPicturesController {
  constructor(private readonly take: TakeDrawing) {}

  /** Takes a picture or a drawing of the shop itself as a file: its `url` goes into the identity. A drawing is cleaned first. */
  @Post()
  @ApiBody({ type: ShopPictureFormDto })
  @Audited('picture', 'media', 'key')
  @OneFile({ field: 'image', bytes: PICTURE_BYTES, texts: 0 })
  async adminTakeShopPicture(@UploadedFile() file: SentFile | undefined): Promise<TakenPictureDto> {
    const { buffer, mimetype } = found(file, ImageIsMissing);
    const { picture, isDrawing } = await this.take.takeDrawing(buffer, mimetype);
    const { key: id, width, height } = picture;
    return { id, url: isDrawing ? `/media/${id}/drawing.svg` : `/media/${id}`, width, height };
  }
}
