import { Body, Controller, Delete, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { Audited } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { LargeBody } from '../../../platform/http/large-body.js';
import { Precondition } from '../../../platform/http/preconditions.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { ChangeProduct } from '../../application/change-product.js';
import { RemoveProduct } from '../../application/remove-product.js';
import { ShowProduct } from '../../application/show-product.js';
import { WriteProduct } from '../../application/write-product.js';
import { ProductNotFound } from '../../domain/refusals.js';
import { auditedProduct } from '../persistence/audited-product.js';
import { toChange, toNewProduct } from './product-input.js';
import { CreateProductDto, UpdateProductDto } from './product-input.dto.js';
import { CreatedProductDto, DeletedProductDto, UpdatedProductDto } from './products-answers.dto.js';
import { SentNothing } from './sent-nothing.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { PRODUCT_WRITE_CALLS } from './products.examples.js';

/** Security S28: two megabytes for the routes that take a picture. */
const BODY = 2 * 1024 * 1024;

@ApiTags('products')
@Allow('products.read')
@ApiDoc(PRODUCT_WRITE_CALLS)
@Controller('api/v1/products')
export class ProductWritesController {
  constructor(
    private readonly write: WriteProduct,
    private readonly change: ChangeProduct,
    private readonly removal: RemoveProduct,
    private readonly show: ShowProduct,
  ) {}

  /** Puts a product on sale, with its picture as a data URL. */
  @Allow('products.write')
  @Post()
  @Audited('product', auditedProduct)
  @LargeBody(BODY)
  async createProduct(
    @CurrentCaller() { accountId: actorId }: Caller,
    @Body() body: CreateProductDto,
  ): Promise<CreatedProductDto> {
    const id = await this.write.create({ ...toNewProduct(body), actorId });
    return { success: true, message: 'Product created successfully', data: await this.show.showProduct(id) };
  }

  /** Without a body turns the featured mark over; with one, changes the members that are sent. */
  @Allow('products.write')
  @Precondition(async (it: ProductWritesController, id) => ({
    success: true,
    data: await it.show.showProduct(id),
  }))
  @Patch(':id')
  @Audited('product', auditedProduct)
  @LargeBody(BODY)
  async updateProduct(
    @CurrentCaller() { accountId }: Caller,
    @IdParam('id', ProductNotFound) id: string,
    @SentNothing() sentNothing: boolean,
    @Body() body: UpdateProductDto,
  ): Promise<UpdatedProductDto> {
    await (sentNothing
      ? this.change.toggleFeatured(id, accountId)
      : this.write.change({ id, ...toChange(body), actorId: accountId }));
    const data = await this.show.showProduct(id);
    return { success: true, isFeatured: data.isFeatured, data };
  }

  /** Takes a product out of the shop; past orders keep it as it was. */
  @Allow('products.write')
  @Precondition(async (it: ProductWritesController, id) => ({
    success: true,
    data: await it.show.showProduct(id),
  }))
  @Delete(':id')
  @Audited('product', auditedProduct)
  @LargeBody(1024)
  async deleteProduct(
    @CurrentCaller() { accountId }: Caller,
    @IdParam('id', ProductNotFound) id: string,
  ): Promise<DeletedProductDto> {
    await this.removal.removeProduct(id, accountId);
    return { success: true, message: 'Product deleted' };
  }
}
