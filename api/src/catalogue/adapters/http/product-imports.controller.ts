import { Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Caller } from '../../../kernel/caller.js';
import { Audited, ChangesNothing } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { found } from '../../../platform/http/found.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { AdminListQuery } from '../../../platform/http/simple-rest.dto.js';
import { answerList, type ListRules } from '../../../platform/http/simple-rest.js';
import { lineSaid } from '../../../platform/http/file-lines.js';
import { LINE_ACTIONS } from '../../../platform/http/import-routes.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { PlanImport } from '../../application/import/plan-import.js';
import { Imports } from '../../application/import/ports.js';
import { StartImport } from '../../application/import/start-import.js';
import { ImportNotFound } from '../../domain/import/refusals.js';
import { productFileOf } from '../../domain/import/read-file.js';
import { propose } from '../../../kernel/sources/propose.js';
import type { TableFile } from '../../../kernel/table-file.js';
import { FileColumnsDto, FileColumnsQuery, readColumns } from '../../../platform/http/file-columns.dto.js';
import { shopDay } from '../../../kernel/shop-days.js';
import { CsvFile, TakesCsv } from '../../../platform/http/csv-body.js';
import { ImportFileQuery, ImportLineDto, PlannedImportDto, ProductImportDto } from './product-imports.dto.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { EXAMPLE_FILE, IMPORT_CALLS } from './product-imports.examples.js';

const RULES: ListRules = {
  resource: 'imports',
  sorts: ['createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: { status: ['planned', 'running', 'done', 'undoing', 'undone'] },
};
const LINE_RULES: ListRules = {
  resource: 'lines',
  sorts: ['line'],
  defaultSort: ['line', 'ASC'],
  filters: {
    id: 'text',
    action: [...LINE_ACTIONS],
    outcome: ['done', 'refused', 'undone', 'kept'],
  },
};

@ApiTags('admin-products')
@Allow('products.read')
@ApiDoc(IMPORT_CALLS)
@Controller('api/v1/admin/products/imports')
export class ProductImportsController {
  constructor(
    private readonly plan: PlanImport,
    private readonly start: StartImport,
    private readonly imports: Imports,
  ) {}

  /**
   * The dry run of a CSV file of at most 20 MB and 10,000 lines, with the headings of the export or as another shop system
   * writes it: per line what would change. Nothing changes until the import is run; pictures elsewhere are fetched then.
   */
  @Allow('products.write')
  @Post()
  @Audited('product_import', 'product_import')
  @TakesCsv(EXAMPLE_FILE)
  async adminPlanProductImport(
    @CurrentCaller() caller: Caller,
    @Query() { fileName = '', ...query }: ImportFileQuery,
    @CsvFile() table: TableFile,
  ): Promise<PlannedImportDto> {
    const { source, said } = readColumns('products', table, query);
    const file = productFileOf(table, source, said, { today: shopDay(new Date()) });
    const { accountId, email } = caller;
    const id = await this.plan.planImport(file, fileName, { accountId, email }, maySetCosts(caller));
    return { ...(await this.find(id)), rows: (await this.imports.allLines(id)).map(lineSaid) };
  }

  /** How a file would be read: from which shop system it is, and what each column is taken for, to be corrected by `columns`. */
  @Allow('products.write')
  @ChangesNothing()
  @Post('columns')
  @HttpCode(200)
  @TakesCsv(EXAMPLE_FILE)
  adminProposeProductColumns(@Query() query: FileColumnsQuery, @CsvFile() table: TableFile): FileColumnsDto {
    const { source, said } = readColumns('products', table, query);
    return propose('products', table, source, said);
  }

  /** Dry runs and imports, the latest first. */
  @Get()
  @Listed(RULES)
  async adminListProductImports(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ProductImportDto[]> {
    return answerList(response, query, RULES, (list) => this.imports.list(list));
  }

  /** One import and how far it has come. */
  @Get(':id')
  async adminGetProductImport(@IdParam('id', ImportNotFound) id: string): Promise<ProductImportDto> {
    return this.find(id);
  }

  /** The lines of an import, each with what became of it. */
  @Get(':id/lines')
  @Listed(LINE_RULES)
  async adminListProductImportLines(
    @IdParam('id', ImportNotFound) id: string,
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ImportLineDto[]> {
    await this.find(id);
    const items = await answerList(response, query, LINE_RULES, (list) => this.imports.lines(id, list));
    return items.map(lineSaid);
  }

  /** Does what the dry run showed, in the background. A product that changed since is refused, the others are done. */
  @Allow('products.write')
  @Post(':id/run')
  @HttpCode(202)
  @Audited('product_import', 'product_import')
  async adminRunProductImport(
    @CurrentCaller() caller: Caller,
    @IdParam('id', ImportNotFound) id: string,
  ): Promise<ProductImportDto> {
    await this.start.startImport(id, 'run', maySetCosts(caller));
    return this.find(id);
  }

  /** Brings back what the last import changed, in the background. A product that changed since stays as it is. */
  @Allow('products.write')
  @Post(':id/undo')
  @HttpCode(202)
  @Audited('product_import', 'product_import')
  async adminUndoProductImport(
    @CurrentCaller() caller: Caller,
    @IdParam('id', ImportNotFound) id: string,
  ): Promise<ProductImportDto> {
    await this.start.startImport(id, 'undo', maySetCosts(caller));
    return this.find(id);
  }

  private async find(id: string): Promise<ProductImportDto> {
    return found(await this.imports.find(id), ImportNotFound);
  }
}

const maySetCosts = ({ permissions }: Caller): boolean => permissions.includes('costs.write');
