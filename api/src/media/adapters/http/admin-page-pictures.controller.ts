import { Controller, Post, UploadedFile } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { Audited } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { found } from '../../../platform/http/found.js';
import { OneFile, type SentFile } from '../../../platform/http/one-file.js';
import { PICTURE_BYTES } from '../../../platform/http/picture-part.js';
import { TakePicture } from '../../application/take-picture.js';
import { NotAPicture } from '../../domain/refusals.js';
import { PictureFormDto, TakenPictureDto } from './admin-pictures.controller.js';
import { PICTURE_CALLS } from './admin-pictures.examples.js';

class ImageIsMissing extends NotAPicture {
  constructor() {
    super('A picture is required');
  }
}

@ApiTags('admin-settings')
@Allow('pages.write')
@ApiDoc({ adminTakePagePicture: PICTURE_CALLS['adminTakePicture'] ?? {} })
@Controller('api/v1/admin/page-pictures')
export class AdminPagePicturesController {
  constructor(private readonly take: TakePicture) {}

  /** Takes a picture for a block of a page as a file: its `url` goes into the block. */
  @Post()
  @ApiBody({ type: PictureFormDto })
  @Audited('picture', 'media', 'key')
  @OneFile({ field: 'image', bytes: PICTURE_BYTES, texts: 0 })
  async adminTakePagePicture(@UploadedFile() file: SentFile | undefined): Promise<TakenPictureDto> {
    const { buffer, mimetype } = found(file, ImageIsMissing);
    const { key, width, height } = await this.take.takePicture(buffer, mimetype);
    return { id: key, url: `/media/${key}`, width, height };
  }
}
