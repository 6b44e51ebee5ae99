import { Body, Controller, Delete, Get, Header, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { PageQueryDto, pageMeta } from '../../../platform/http/page.dto.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { OwnFavorites } from '../../application/own-favorites.js';
import { NothingToFavorite } from '../../domain/refusals.js';
import { FavoriteAnswerDto, FavoritePageAnswerDto, ToggleFavoriteDto } from './favorites.dto.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { FAVORITE_CALLS } from './favorites.examples.js';

const PAGE = 24;
const ADDED = 'Added to favorites';

@ApiTags('favorites')
@Allow('customer')
@ApiDoc(FAVORITE_CALLS)
@Controller('api/v1/favorites')
export class FavoritesController {
  constructor(private readonly favorites: OwnFavorites) {}

  /** The products that the caller saved, the latest first. */
  @Get()
  @Header('Cache-Control', 'no-store')
  async listFavorites(
    @CurrentCaller() caller: Caller,
    @Query() query: PageQueryDto,
  ): Promise<FavoritePageAnswerDto> {
    const { page = 1, limit = PAGE } = query;
    const { items, ...rest } = await this.favorites.list(caller.accountId, { page, limit });
    return { success: true, data: items, meta: pageMeta(rest) };
  }

  /** Saves a product, or takes it out when it was saved. */
  @Post()
  @HttpCode(200)
  async toggleFavorite(
    @CurrentCaller() caller: Caller,
    @Body() { productId }: ToggleFavoriteDto,
  ): Promise<FavoriteAnswerDto> {
    const favorited = await this.favorites.toggle(caller.accountId, productId);
    const message = favorited ? ADDED : 'Removed from favorites';
    return { success: true, message, data: { favorited, productId } };
  }

  /** Saves a product; again changes nothing. */
  @Put(':productId')
  async putFavorite(
    @CurrentCaller() caller: Caller,
    @IdParam('productId', NothingToFavorite) productId: string,
  ): Promise<FavoriteAnswerDto> {
    await this.favorites.save(caller.accountId, productId);
    return { success: true, message: ADDED, data: { favorited: true, productId } };
  }

  /** Takes a product out; again changes nothing. */
  @Delete(':productId')
  async deleteFavorite(
    @CurrentCaller() caller: Caller,
    @IdParam('productId', NothingToFavorite) productId: string,
  ): Promise<FavoriteAnswerDto> {
    await this.favorites.remove(caller.accountId, productId);
    return { success: true, message: 'Item removed from favorites', data: { favorited: false, productId } };
  }
}
