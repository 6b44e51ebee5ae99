import { Body, Controller, Delete, Get, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Audited } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { Precondition } from '../../../platform/http/preconditions.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { found } from '../../../platform/http/found.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { AdminListQuery, DeletedDto } from '../../../platform/http/simple-rest.dto.js';
import { answerList } from '../../../platform/http/simple-rest.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { EditSynonyms } from '../../application/edit-synonyms.js';
import { SynonymNotFound, SynonymTaken, SynonymWrong } from '../../domain/synonym.js';
import { PostgresSynonyms, SYNONYM_RULES } from '../persistence/postgres-synonyms.js';
import { NewSynonymDto, SynonymChangeDto, SynonymDto } from './admin-synonyms.dto.js';

const wrong = [new SynonymWrong('typed', 'A synonym has at most 3 words'), new SynonymTaken()];

@ApiTags('admin-search')
@Allow('products.read')
@ApiDoc({
  adminListSynonyms: {},
  adminGetSynonym: { refuses: [new SynonymNotFound()] },
  adminCreateSynonym: {
    requests: {
      tekkies: { summary: 'Another word for shoes', value: { typed: 'tekkies', finds: ['sneaker'] } },
    },
    refuses: wrong,
  },
  adminUpdateSynonym: {
    parameters: { id: '01942417-9872-74c7-9063-941417d7e500' },
    requests: { boots: { summary: 'Finds boots, too', value: { finds: ['sneaker', 'boot'] } } },
    refuses: [...wrong, new SynonymNotFound()],
  },
  adminDeleteSynonym: { refuses: [new SynonymNotFound()] },
})
@Controller('api/v1/admin/synonyms')
export class AdminSynonymsController {
  constructor(
    private readonly reads: PostgresSynonyms,
    private readonly edit: EditSynonyms,
  ) {}

  /** What shoppers type for things that the catalogue calls otherwise. */
  @Get()
  @Listed(SYNONYM_RULES)
  async adminListSynonyms(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SynonymDto[]> {
    return answerList(response, query, SYNONYM_RULES, (list) => this.reads.list(list));
  }

  /** One synonym by its id. */
  @Get(':id')
  async adminGetSynonym(@IdParam('id', SynonymNotFound) id: string): Promise<SynonymDto> {
    return found(await this.reads.find(id), SynonymNotFound);
  }

  /** Has other words looked for, too, when these are typed. */
  @Allow('products.write')
  @Post()
  @Audited('synonym', 'search_synonym')
  async adminCreateSynonym(@Body() body: NewSynonymDto): Promise<SynonymDto> {
    return this.adminGetSynonym(await this.edit.create(body));
  }

  /** Changes the members that are sent; searches follow within a second. */
  @Allow('products.write')
  @Precondition((it: AdminSynonymsController, id) => it.adminGetSynonym(id))
  @Put(':id')
  @Audited('synonym', 'search_synonym')
  async adminUpdateSynonym(
    @IdParam('id', SynonymNotFound) id: string,
    @Body() body: SynonymChangeDto,
  ): Promise<SynonymDto> {
    await this.edit.change(id, body);
    return this.adminGetSynonym(id);
  }

  /** The words find again what they say and no more. */
  @Allow('products.write')
  @Precondition((it: AdminSynonymsController, id) => it.adminGetSynonym(id))
  @Delete(':id')
  @Audited('synonym', 'search_synonym')
  async adminDeleteSynonym(@IdParam('id', SynonymNotFound) id: string): Promise<DeletedDto> {
    await this.edit.remove(id);
    return { id };
  }
}
