import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { PageMetaDto } from '../../../platform/http/page.dto.js';
import { ProductCardDto } from '../../../platform/http/product-card.dto.js';

export class ToggleFavoriteDto {
  @IsUUID('all', { message: 'productId must be the id of a product' })
  productId!: string;
}

export class FavoriteStateDto {
  /** Whether the product is a favorite now. */
  favorited!: boolean;
  productId!: string;
}

export class FavoriteAnswerDto {
  success!: boolean;
  @ApiProperty({ example: 'Added to favorites' })
  message!: string;
  data!: FavoriteStateDto;
}

export class FavoritePageAnswerDto {
  success!: boolean;
  data!: ProductCardDto[];
  meta!: PageMetaDto;
}
