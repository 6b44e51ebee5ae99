import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Allow } from '../../../platform/auth/allow.js';
import { DraftLinks } from '../../../platform/encryption/draft-links.js';
import { DraftQueryDto, keptByNobody } from '../../../platform/http/draft-query.dto.js';
import { PageQueryDto, pageMeta } from '../../../platform/http/page.dto.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { BrowseCategory } from '../../application/browse-category.js';
import { BrowseProducts } from '../../application/browse-products.js';
import { ListFeatured } from '../../application/list-featured.js';
import { ShowProduct, ShowRelated } from '../../application/show-product.js';
import { SuggestProducts } from '../../application/suggest-products.js';
import type { Shown } from '../../application/ports.js';
import { ProductNotFound } from '../../domain/refusals.js';
import { CategoryParam } from './category-param.js';
import { BrowseQueryDto, ListProductsQueryDto, SuggestQueryDto, toBrowseInput } from './list-products.dto.js';
import { PubliclyCached } from '../../../platform/http/publicly-cached.js';
import {
  CardPageAnswerDto,
  CardsAnswerDto,
  CategoryProductsAnswerDto,
  ProductAnswerDto,
  ProductListAnswerDto,
  SuggestionsAnswerDto,
} from './products-answers.dto.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { PRODUCT_CALLS } from './products.examples.js';

const FEATURED = 24;
const SUGGESTIONS = 8;

@ApiTags('products')
@Allow('public')
@ApiDoc(PRODUCT_CALLS)
@Controller('api/v1/products')
export class ProductsController {
  constructor(
    private readonly browse: BrowseProducts,
    private readonly category: BrowseCategory,
    private readonly featured: ListFeatured,
    private readonly show: ShowProduct,
    private readonly related: ShowRelated,
    private readonly suggest: SuggestProducts,
    private readonly links: DraftLinks,
  ) {}

  /** Products by words, category, price, rating, stock and options, with counts for each further choice. */
  @Get()
  @PubliclyCached()
  async listProducts(@Query() query: ListProductsQueryDto): Promise<ProductListAnswerDto> {
    const { items, facets, nearest, ...page } = await this.browse.browseProducts(toBrowseInput(query));
    return { success: true, data: items, meta: pageMeta(page), facets, ...(nearest && { nearest }) };
  }

  /** The products that the shop puts forward, categories mixed. */
  @Get('featured')
  @PubliclyCached()
  async listFeaturedProducts(@Query() query: PageQueryDto): Promise<CardPageAnswerDto> {
    const { page = 1, limit = FEATURED } = query;
    const { items, ...rest } = await this.featured.listFeatured({ page, limit });
    return { success: true, data: items, meta: pageMeta(rest) };
  }

  /** Categories and products for what has been typed so far, or what others search for; ten at most. */
  @Get('suggestions')
  @PubliclyCached()
  async suggestProducts(@Query() query: SuggestQueryDto): Promise<SuggestionsAnswerDto> {
    const { items, total } = await this.suggest.suggestProducts(query.q ?? '', query.limit ?? SUGGESTIONS);
    return { success: true, data: items, total };
  }

  /** The products of a category; a text that is no category is searched for instead. */
  @Get('category/:category')
  @PubliclyCached()
  async listCategoryProducts(
    @CategoryParam() category: string,
    @Query() query: BrowseQueryDto,
  ): Promise<CategoryProductsAnswerDto> {
    const {
      items,
      facets,
      nearest,
      category: matched,
      ...page
    } = await this.category.browseCategory(category, toBrowseInput(query));
    return {
      success: true,
      data: items,
      meta: pageMeta(page),
      facets,
      ...(nearest && { nearest }),
      category: matched,
    };
  }

  /** One product with its variants, pictures, newest reviews and distribution of ratings; a draft to whoever has the link of its preview. */
  @Get(':id')
  @PubliclyCached()
  async getProduct(
    @IdParam('id', ProductNotFound) id: string,
    @Query() { draft }: DraftQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ProductAnswerDto> {
    return { success: true, data: await this.show.showProduct(id, this.shown(id, draft, response)) };
  }

  /** Eight products that go with this one, which may be a draft as above. */
  @Get(':id/related')
  @PubliclyCached()
  async listRelatedProducts(
    @IdParam('id', ProductNotFound) id: string,
    @Query() { draft }: DraftQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<CardsAnswerDto> {
    return { success: true, data: await this.related.showRelated(id, this.shown(id, draft, response)) };
  }

  private shown(product: string, draft: string | undefined, response: Response): Shown {
    if (!this.links.opens({ product }, draft)) return 'on-sale';
    keptByNobody(response);
    return 'drafts-too';
  }
}
