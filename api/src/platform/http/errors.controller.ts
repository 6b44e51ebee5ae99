import { Controller, Get, Header, NotFoundException, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Allow } from '../auth/allow.js';
import { listOfErrors, pageOfError } from './error-pages.js';
import { errorTable, type ToldError } from './error-table.js';
import { publishedDocument } from './published-document.js';

/** The pages that the `type` of problems points to: one for each code, and a list of them. */
@ApiExcludeController()
@Allow('public')
@Controller('docs/errors')
export class ErrorsController {
  private told: ReadonlyMap<string, ToldError> | undefined;

  @Get()
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=3600')
  all(): string {
    return listOfErrors(this.table().values());
  }

  @Get(':code')
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=3600')
  one(@Param('code') code: string): string {
    const error = this.table().get(code);
    if (!error) throw new NotFoundException();
    return pageOfError(error);
  }

  /** Read when it is first asked for: the document is large, and most processes never are. */
  private table(): ReadonlyMap<string, ToldError> {
    this.told ??= errorTable(publishedDocument());
    return this.told;
  }
}
