import { Body, Controller, Post, UploadedFile } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { Audited } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { found } from '../../../platform/http/found.js';
import { OneFile, type SentFile } from '../../../platform/http/one-file.js';
import { PICTURE_BYTES } from '../../../platform/http/picture-part.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { AdminCatalogue } from '../../application/admin-views.js';
import { WriteProduct } from '../../application/write-product.js';
import { NotAProduct, ProductNotFound } from '../../domain/refusals.js';
import { auditedProduct } from '../persistence/audited-product.js';
import { AdminProductDto } from './admin-product.dto.js';
import { IfMatch, VERSION } from '../../../platform/http/if-match.js';
import { PictureWordsDto, ProductPictureFormDto } from './product-pictures.dto.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { PRODUCT_PICTURE_CALLS } from './admin-products.examples.js';

/** `image`, `alt`, `optionValue` */
const FORM = { field: 'image', bytes: PICTURE_BYTES, texts: 2 };

@ApiTags('admin-products')
@Allow('products.read')
@ApiDoc(PRODUCT_PICTURE_CALLS)
@Controller('api/v1/admin/products/:id/images')
export class ProductPicturesController {
  constructor(
    private readonly catalogue: AdminCatalogue,
    private readonly write: WriteProduct,
  ) {}

  /** One more picture of a product, sent as a file; it comes last. Order and words are changed with the product. */
  @Allow('products.write')
  @Post()
  @ApiHeader(VERSION)
  @ApiBody({ type: ProductPictureFormDto })
  @Audited('product', auditedProduct)
  @OneFile(FORM)
  async adminAddProductImage(
    @CurrentCaller() { accountId }: Caller,
    @IdParam('id', ProductNotFound) id: string,
    @IfMatch() version: number | undefined,
    @UploadedFile() file: SentFile | undefined,
    @Body() words: PictureWordsDto,
  ): Promise<AdminProductDto> {
    const { buffer, mimetype } = found(file, ImageIsMissing);
    const picture = { content: buffer, type: mimetype };
    await this.write.addPicture({
      id,
      version,
      ...words,
      picture,
      actorId: accountId,
      reason: 'set by staff',
    });
    return found(await this.catalogue.product(id), ProductNotFound);
  }
}

class ImageIsMissing extends NotAProduct {
  constructor() {
    super('image', 'Product image is required');
  }
}
