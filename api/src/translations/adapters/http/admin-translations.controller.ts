import { Body, Controller, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Caller } from '../../../kernel/caller.js';
import { AuditsItself } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import { LargeBody } from '../../../platform/http/large-body.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { knownTongues } from '../../../platform/languages/tongues.js';
import { AdminListQuery } from '../../../platform/http/simple-rest.dto.js';
import { readAdminList, tellTotal, type ListRules } from '../../../platform/http/simple-rest.js';
import { EditTranslations } from '../../application/edit-translations.js';
import { Translator } from '../../application/ports.js';
import {
  DraftsOff,
  NoDrafts,
  STATES,
  TEXT_KINDS,
  TranslationWrong,
  type Line,
  type TextPlace,
} from '../../domain/translation.js';
import {
  DraftedTextsDto,
  SavedTextsDto,
  SentTextsDto,
  TranslationLineDto,
  TranslationProgressDto,
  WantedDraftsDto,
} from './admin-translations.dto.js';

/** As many texts as are taken, most of them short. */
const BODY = 4 * 1024 * 1024;
const RULES: ListRules = {
  resource: 'translations',
  sorts: ['title'],
  defaultSort: ['title', 'ASC'],
  filters: {
    id: 'text',
    kind: TEXT_KINDS,
    owner: 'text',
    language: knownTongues(),
    state: STATES,
    q: 'text',
  },
};
const wrong = [{ field: 'texts.0.owner', message: 'The shop has no such text' }];
const text = { kind: 'word', owner: 'Colour', field: 'text', language: 'fr' };

const view = (line: Line): TranslationLineDto => ({
  id: [line.kind, line.owner, line.field, line.language].map(encodeURIComponent).join('/'),
  ...line,
});

/** As `decodeURIComponent`, of what may be no text that was written so. */
function unescaped(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What an id of the list names; nothing where it is none of them. */
function namedBy(id: string): (TextPlace & { language: string })[] {
  const [name, owner, field, language] = id.split('/').map(unescaped);
  const kind = TEXT_KINDS.find((one) => one === name);
  return kind && owner && field && language ? [{ kind, owner, field, language }] : [];
}

@ApiTags('admin-translations')
@Allow('products.read')
@ApiDoc({
  adminListTranslations: {
    refuses: [new InvalidInput([{ field: 'filter.language', message: 'language is not valid' }])],
  },
  adminShowTranslationProgress: {},
  adminSaveTranslations: {
    requests: {
      word: {
        summary: 'What the name of an option is in French',
        value: { texts: [{ ...text, text: 'Couleur' }] },
      },
    },
    refuses: [new TranslationWrong(wrong)],
  },
  adminDraftTranslations: {
    requests: { word: { summary: 'A draft of it by the service', value: { texts: [text] } } },
    refuses: [new DraftsOff(), new NoDrafts(), new TranslationWrong(wrong)],
  },
})
@Controller('api/v1/admin/translations')
export class AdminTranslationsController {
  constructor(
    private readonly edit: EditTranslations,
    private readonly translator: Translator,
  ) {}

  /** Every text that can be translated, with its translation into the language that the filter names; without one, the shop's second. */
  @Get()
  @Listed(RULES)
  async adminListTranslations(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TranslationLineDto[]> {
    const list = readAdminList(query, RULES);
    const named = list.ids?.flatMap(namedBy);
    const language = list.text('language') ?? named?.[0]?.language ?? (await this.edit.second());
    const places = named?.filter((one) => one.language === language);
    const { items, total } = await this.edit.list({
      ...{ language, places, owners: list.all('owner'), text: list.text('q') },
      kind: TEXT_KINDS.find((kind) => kind === list.text('kind')),
      state: STATES.find((state) => state === list.text('state')),
      ...{ offset: list.offset, limit: list.limit },
    });
    tellTotal(response, RULES, list, items.length, total);
    return items.map(view);
  }

  /** How many texts of each kind are missing, drafted, or to be checked, by language. */
  @Get('progress')
  async adminShowTranslationProgress(): Promise<TranslationProgressDto> {
    const { own, others } = await this.edit.languages();
    const progress = await this.edit.progress();
    return { own, languages: [...others], canDraft: this.translator.isSetUp, progress };
  }

  /** Keeps texts as a person has translated them, drafts that are right among them. All or none. */
  @Allow('products.write')
  @Put()
  @AuditsItself('translation')
  @LargeBody(BODY)
  async adminSaveTranslations(
    @CurrentCaller() caller: Caller,
    @Body() { texts }: SentTextsDto,
  ): Promise<SavedTextsDto> {
    return { changed: await this.edit.save(caller, texts) };
  }

  /** Has the service draft texts; in the shop they are seen once a person has saved them. */
  @Allow('products.write')
  @Post('drafts')
  @HttpCode(200)
  @AuditsItself('translation')
  @LargeBody(BODY)
  async adminDraftTranslations(
    @CurrentCaller() caller: Caller,
    @Body() { texts }: WantedDraftsDto,
  ): Promise<DraftedTextsDto> {
    return { texts: await this.edit.draft(caller, texts) };
  }
}
