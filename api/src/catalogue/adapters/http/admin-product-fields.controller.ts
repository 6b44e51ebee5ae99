import { Body, Controller, Delete, Get, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Audited } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { found } from '../../../platform/http/found.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { Precondition } from '../../../platform/http/preconditions.js';
import { AdminListQuery, DeletedDto } from '../../../platform/http/simple-rest.dto.js';
import { readAdminList, tellTotal, type ListRules } from '../../../platform/http/simple-rest.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { EditFields } from '../../application/edit-fields.js';
import { FieldNotFound, FieldTaken, FieldWrong } from '../../domain/fields/refusals.js';
import { presentField } from '../persistence/audited-product.js';
import { PostgresOwnFields } from '../persistence/postgres-own-fields.js';
import { NewProductFieldDto, ProductFieldChangeDto, ProductFieldDto } from './admin-product-fields.dto.js';

const RULES: ListRules = {
  resource: 'product-fields',
  sorts: ['label'],
  defaultSort: ['id', 'ASC'],
  filters: { id: 'text', isFilterable: 'flag' },
};

const wrong = [
  new FieldWrong([{ field: 'choices', message: 'A choice needs something to choose from' }]),
  new FieldTaken(),
];

@ApiTags('admin-products')
@Allow('products.read')
@ApiDoc({
  adminListProductFields: {},
  adminGetProductField: {
    parameters: { id: '01942417-9872-74c7-9063-941417d7e501' },
    refuses: [new FieldNotFound()],
  },
  adminCreateProductField: {
    requests: {
      energy: {
        summary: 'A class to filter by',
        value: { label: 'Energy class', kind: 'choice', choices: ['A', 'B', 'C'], isFilterable: true },
      },
    },
    refuses: wrong,
  },
  adminUpdateProductField: {
    parameters: { id: '01942417-9872-74c7-9063-941417d7e501' },
    requests: { rename: { summary: 'Another label', value: { label: 'Energy label' } } },
    refuses: [...wrong, new FieldNotFound()],
  },
  adminDeleteProductField: {
    parameters: { id: '01942417-9872-74c7-9063-941417d7e501' },
    refuses: [new FieldNotFound()],
  },
})
@Controller('api/v1/admin/product-fields')
export class AdminProductFieldsController {
  constructor(
    private readonly reads: PostgresOwnFields,
    private readonly edit: EditFields,
  ) {}

  /** What products may say of themselves: the fields that come with the shop, then the merchant's own. */
  @Get()
  @Listed(RULES)
  async adminListProductFields(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ProductFieldDto[]> {
    const list = readAdminList(query, RULES);
    const filterable = list.flag('isFilterable');
    const ids = list.all('id');
    const fields = (await this.reads.views()).filter(
      ({ id, isFilterable }) => (filterable ?? isFilterable) === isFilterable && (ids?.includes(id) ?? true),
    );
    if (list.sort === 'label') fields.sort((a, b) => a.label.localeCompare(b.label));
    if (list.direction === 'DESC') fields.reverse();
    const page = fields.slice(list.offset, list.offset + list.limit);
    tellTotal(response, RULES, list, page.length, fields.length);
    return page;
  }

  /** One of the merchant's own fields by its id. */
  @Get(':id')
  async adminGetProductField(@IdParam('id', FieldNotFound) id: string): Promise<ProductFieldDto> {
    const fields = await this.reads.views();
    return found(
      fields.find((field) => field.id === id),
      FieldNotFound,
    );
  }

  /** A further field of all products, in forms, files and filters at once. */
  @Allow('products.write')
  @Post()
  @Audited('product_field', presentField)
  async adminCreateProductField(@Body() body: NewProductFieldDto): Promise<ProductFieldDto> {
    const { help = '', unit = '', choices = [], isShown = true } = body;
    const { isRequired = false, isFilterable = false, isSearchable = false } = body;
    const own = { ...body, help, unit, choices, isShown, isRequired, isFilterable, isSearchable };
    return this.adminGetProductField(await this.edit.declareField(own));
  }

  /** Changes the members that are sent; the values that products hold stay. Searches follow while it is `isSettling`. */
  @Allow('products.write')
  @Precondition((it: AdminProductFieldsController, id) => it.adminGetProductField(id))
  @Put(':id')
  @Audited('product_field', presentField)
  async adminUpdateProductField(
    @IdParam('id', FieldNotFound) id: string,
    @Body() body: ProductFieldChangeDto,
  ): Promise<ProductFieldDto> {
    await this.edit.changeField(id, body);
    return this.adminGetProductField(id);
  }

  /** Takes the field out; the values that products hold of it are shown no more and go, 500 products at a time. */
  @Allow('products.write')
  @Precondition((it: AdminProductFieldsController, id) => it.adminGetProductField(id))
  @Delete(':id')
  @Audited('product_field', presentField)
  async adminDeleteProductField(@IdParam('id', FieldNotFound) id: string): Promise<DeletedDto> {
    await this.edit.removeField(id);
    return { id };
  }
}
