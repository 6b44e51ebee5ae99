import { Injectable } from '@nestjs/common';
import { CatalogueCalls } from '../../application/catalogue-calls.js';
import { catalogueTools, type Tool } from '../../application/tools.js';

/** All calls of the protocol by name. */
@Injectable()
export class UcpTools {
  readonly all: readonly Tool[];

  constructor(catalogue: CatalogueCalls) {
    this.all = catalogueTools(catalogue);
  }
}
