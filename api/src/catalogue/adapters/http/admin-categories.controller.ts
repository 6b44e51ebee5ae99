import { Body, Controller, Delete, Get, Patch, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Audited } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { found } from '../../../platform/http/found.js';
import { LargeBody } from '../../../platform/http/large-body.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { Precondition } from '../../../platform/http/preconditions.js';
import { AdminListQuery, DeletedDto } from '../../../platform/http/simple-rest.dto.js';
import { answerList, type ListRules } from '../../../platform/http/simple-rest.js';
import { Categories, EditCategories } from '../../application/edit-categories.js';
import { categoryKey } from '../../domain/category-key.js';
import { CategoryNotFound } from '../../domain/refusals.js';
import {
  AdminCategoryDto,
  AdminCreateCategoryDto,
  AdminUpdateCategoryDto,
  DeleteCategoryQuery,
} from './admin-categories.dto.js';
import { CategoryParam } from './category-param.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { CATEGORY_CALLS } from './products.examples.js';

const BODY = 3 * 1024 * 1024;

const RULES: ListRules = {
  resource: 'categories',
  sorts: ['name', 'count', 'position'],
  defaultSort: ['position', 'ASC'],
  filters: { q: 'text', id: 'text' },
};

@ApiTags('admin-categories')
@Allow('products.read')
@ApiDoc(CATEGORY_CALLS)
@Controller('api/v1/admin/categories')
export class AdminCategoriesController {
  constructor(
    private readonly categories: Categories,
    private readonly edit: EditCategories,
  ) {}

  /** All categories: those with words of their own and those that only products name. */
  @Get()
  @Listed(RULES)
  async adminListCategories(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminCategoryDto[]> {
    return answerList(response, query, RULES, (list) => this.categories.list(list));
  }

  /** One category by its key. */
  @Get(':id')
  async adminGetCategory(@CategoryParam('id') id: string): Promise<AdminCategoryDto> {
    return found(await this.categories.find(categoryKey(id)), CategoryNotFound);
  }

  /** Gives a category words and a picture of its own; products name it by its name. */
  @Allow('products.write')
  @Post()
  @Audited('category', 'category', 'name_key')
  @LargeBody(BODY)
  async adminCreateCategory(@Body() body: AdminCreateCategoryDto): Promise<AdminCategoryDto> {
    const key = await this.edit.create(body);
    return found(await this.categories.find(key), CategoryNotFound);
  }

  /** Changes what is sent; products follow a new name. */
  @Allow('products.write')
  @Precondition((it: AdminCategoriesController, id) => it.adminGetCategory(id), () => true)
  @Put(':id')
  @Audited('category', 'category', 'name_key')
  @LargeBody(BODY)
  async adminUpdateCategory(
    @CategoryParam('id') id: string,
    @Body() body: AdminUpdateCategoryDto,
  ): Promise<AdminCategoryDto> {
    const key = await this.edit.change(categoryKey(id), body);
    return found(await this.categories.find(key), CategoryNotFound);
  }

  /** The honest name for what PUT does here. */
  @Allow('products.write')
  @Precondition((it: AdminCategoriesController, id) => it.adminGetCategory(id), () => true)
  @Patch(':id')
  @Audited('category', 'category', 'name_key')
  @LargeBody(BODY)
  async adminPatchCategory(
    @CategoryParam('id') id: string,
    @Body() body: AdminUpdateCategoryDto,
  ): Promise<AdminCategoryDto> {
    return this.adminUpdateCategory(id, body);
  }

  /** Takes out a category. Its products go to the category `moveTo`; without one it must be empty. */
  @Allow('products.write')
  @Precondition((it: AdminCategoriesController, id) => it.adminGetCategory(id), () => true)
  @Delete(':id')
  @Audited('category', 'category', 'name_key')
  async adminDeleteCategory(
    @CategoryParam('id') id: string,
    @Query() { moveTo }: DeleteCategoryQuery,
  ): Promise<DeletedDto> {
    await this.edit.remove(categoryKey(id), moveTo === undefined ? undefined : categoryKey(moveTo));
    return { id: categoryKey(id) };
  }
}
