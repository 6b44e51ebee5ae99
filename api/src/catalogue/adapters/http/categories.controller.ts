import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { ListCategories } from '../../application/list-categories.js';
import { CategoriesAnswerDto } from './products-answers.dto.js';
import { PubliclyCached } from '../../../platform/http/publicly-cached.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';

@ApiTags('products')
@Allow('public')
@ApiDoc({ listCategories: {} })
@Controller('api/v1/categories')
export class CategoriesController {
  constructor(private readonly categories: ListCategories) {}

  /** Every category that a product on sale has, with their number. */
  @Get()
  @PubliclyCached()
  async listCategories(): Promise<CategoriesAnswerDto> {
    return { success: true, data: await this.categories.listCategories() };
  }
}
