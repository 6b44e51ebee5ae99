import {
  Body,
  Controller,
  Delete,
  Get,
  Patch,
  Post,
  Put,
  Query,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Caller } from '../../../kernel/caller.js';
import { Audited } from '../../../platform/audit/audited.js';
import { LeavesTheShop } from '../../../platform/audit/leaves-the-shop.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { DraftLinks } from '../../../platform/encryption/draft-links.js';
import { AnswersCsv, csvFile } from '../../../platform/http/csv.js';
import { tellVersion } from '../../../platform/http/etags.js';
import { found } from '../../../platform/http/found.js';
import { LargeBody } from '../../../platform/http/large-body.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { Precondition } from '../../../platform/http/preconditions.js';
import { AdminFilterQuery, AdminListQuery, DeletedDto } from '../../../platform/http/simple-rest.dto.js';
import { answerList, readAdminList, type ListRules } from '../../../platform/http/simple-rest.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { Idempotent, inOneTransaction } from '../../../platform/idempotency/idempotent.js';
import { AdminCatalogue } from '../../application/admin-views.js';
import { RemoveProduct } from '../../application/remove-product.js';
import { WriteProduct } from '../../application/write-product.js';
import { PRODUCT_STATUSES } from '../../domain/product-state.js';
import { ProductNotFound } from '../../domain/refusals.js';
import { auditedProduct } from '../persistence/audited-product.js';
import { ProductExport } from '../persistence/product-export.js';
import { AdminProductDto, PriceChangeDto, ProductPreviewDto, StockMovementDto } from './admin-product.dto.js';
import { AdminCreateProductDto, AdminUpdateProductDto } from './admin-product-input.dto.js';
import { toEdit, toNewProduct } from './admin-product-input.js';
import { IfMatch, VERSION } from '../../../platform/http/if-match.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { ADMIN_PRODUCT_CALLS } from './admin-products.examples.js';

const BODY = 12 * 1024 * 1024;

const RULES: ListRules = {
  resource: 'products',
  sorts: [
    'name',
    'category',
    'price',
    'discount',
    'isFeatured',
    'status',
    'stock',
    'rating',
    'ratingCount',
    'soldCount',
    'createdAt',
    'updatedAt',
  ],
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    q: 'text',
    category: 'text',
    status: PRODUCT_STATUSES,
    fields: 'text',
    isFeatured: 'flag',
    lowStock: 'flag',
    price_gte: 'number',
    price_lte: 'number',
    rating_gte: 'number',
    updatedSince: 'since',
  },
};

@ApiTags('admin-products')
@Allow('products.read')
@ApiDoc(ADMIN_PRODUCT_CALLS)
@Controller('api/v1/admin/products')
export class AdminProductsController {
  constructor(
    private readonly catalogue: AdminCatalogue,
    private readonly write: WriteProduct,
    private readonly removal: RemoveProduct,
    private readonly exported: ProductExport,
    private readonly links: DraftLinks,
  ) {}

  /** All products, archived ones too, with variants and stock. */
  @Get()
  @Listed(RULES)
  async adminListProducts(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminProductDto[]> {
    return answerList(response, query, RULES, (list) => this.catalogue.products(list));
  }

  /** Every variant of every product under the filters as a CSV file without a row limit, fit for an import; texts of the shop's other languages in columns such as `name:fr`, and what pieces cost the shop for whoever has `costs.read`. */
  @LeavesTheShop('product', 'products.read')
  @Get('export.csv')
  @AnswersCsv()
  @Listed(RULES, true)
  async adminExportProducts(
    @CurrentCaller() { permissions }: Caller,
    @Query() query: AdminFilterQuery,
  ): Promise<StreamableFile> {
    const list = readAdminList(query, RULES);
    return csvFile(
      'products.csv',
      await this.exported.columns(permissions.includes('costs.read')),
      this.exported.batches(list),
    );
  }

  /** One product, archived or not. */
  @Get(':id')
  async adminGetProduct(@IdParam('id', ProductNotFound) id: string): Promise<AdminProductDto> {
    const product = found(await this.catalogue.product(id), ProductNotFound);
    tellVersion(product.version);
    return product;
  }

  /** A link that shows the page of the product, a draft too, to whoever has it, for a quarter of an hour. */
  @Get(':id/preview')
  async adminPreviewProduct(@IdParam('id', ProductNotFound) id: string): Promise<ProductPreviewDto> {
    found(await this.catalogue.product(id), ProductNotFound);
    return { id, url: this.links.linkTo({ product: id }, `/product/${id}`) };
  }

  /** What each variant has cost, the latest change first. */
  @Get(':id/price-changes')
  async adminListPriceChanges(@IdParam('id', ProductNotFound) id: string): Promise<PriceChangeDto[]> {
    return found(await this.catalogue.priceChanges(id), ProductNotFound);
  }

  /** The stock book of the product: what was sold, came back or was set by staff, and why; the last change first. */
  @Get(':id/stock-movements')
  async adminListStockMovements(@IdParam('id', ProductNotFound) id: string): Promise<StockMovementDto[]> {
    return found(await this.catalogue.stockMovements(id), ProductNotFound);
  }

  /** A new product, with options and variants if it has any; on sale at once, unless it is made archived. */
  @Allow('products.write')
  @Post()
  @Audited('product', auditedProduct)
  @Idempotent(inOneTransaction)
  @LargeBody(BODY)
  async adminCreateProduct(
    @CurrentCaller() { accountId: actorId }: Caller,
    @Body() body: AdminCreateProductDto,
  ): Promise<AdminProductDto> {
    const id = await this.write.create({ ...toNewProduct(body), actorId });
    return found(await this.catalogue.product(id), ProductNotFound);
  }

  /** Changes the members that are sent and leaves the others, like PATCH: react-admin sends parts with PUT. */
  @Allow('products.write')
  @Put(':id')
  @ApiHeader(VERSION)
  @Audited('product', auditedProduct)
  @Idempotent(inOneTransaction)
  @LargeBody(BODY)
  async adminUpdateProduct(
    @CurrentCaller() { accountId }: Caller,
    @IdParam('id', ProductNotFound) id: string,
    @IfMatch() version: number | undefined,
    @Body() body: AdminUpdateProductDto,
  ): Promise<AdminProductDto> {
    await this.write.change({ id, version, ...toEdit(body), actorId: accountId });
    return found(await this.catalogue.product(id), ProductNotFound);
  }

  /** The honest name for what PUT does here. */
  @Allow('products.write')
  @Patch(':id')
  @ApiHeader(VERSION)
  @Audited('product', auditedProduct)
  @Idempotent(inOneTransaction)
  @LargeBody(BODY)
  async adminPatchProduct(
    @CurrentCaller() caller: Caller,
    @IdParam('id', ProductNotFound) id: string,
    @IfMatch() version: number | undefined,
    @Body() body: AdminUpdateProductDto,
  ): Promise<AdminProductDto> {
    return this.adminUpdateProduct(caller, id, version, body);
  }

  /** Takes it out of the shop, or archives it when orders or carts refer to it. */
  @Allow('products.write')
  @Precondition((it: AdminProductsController, id) => it.adminGetProduct(id))
  @Delete(':id')
  @Audited('product', auditedProduct)
  async adminDeleteProduct(
    @CurrentCaller() { accountId }: Caller,
    @IdParam('id', ProductNotFound) id: string,
  ): Promise<DeletedDto> {
    await this.removal.removeProduct(id, accountId);
    return { id };
  }
}
