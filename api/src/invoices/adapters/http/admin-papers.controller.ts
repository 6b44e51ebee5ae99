import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { WordingWrong } from '../../../kernel/own-text.js';
import { AuditsItself, ChangesNothing } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { NeedsRecentLogin } from '../../../platform/auth/recent-login.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { SentWordingsDto, WantedPreviewDto } from '../../../platform/http/wording.dto.js';
import { WordPapers } from '../../application/word-papers.js';
import { PaperNotFound } from '../../domain/refusals.js';
import { PaperDto, PaperTextsDto } from './admin-papers.dto.js';
import { AnswersPdf, pdf } from './pdf.js';

const parameters = { id: 'invoice', language: 'fr' };
const texts = [{ key: 'papers.invoice.payment', text: 'Merci de payer {amount} sous huit jours.' }];
const refuses = [
  new PaperNotFound(),
  new WordingWrong([{ field: 'texts.0.text', message: 'The law wants these words kept: Facture' }]),
];

/** What the shop's papers say, in each of its languages. */
@ApiTags('admin-papers')
@Allow('settings.read')
@ApiDoc({
  adminListPapers: {},
  adminGetPaper: { parameters, refuses: [new PaperNotFound()] },
  adminSavePaper: {
    parameters,
    requests: { own: { summary: 'How to pay, in the shop’s own words', value: { texts } } },
    refuses,
  },
  adminPreviewPaper: {
    parameters,
    requests: { own: { summary: 'With words that are not yet kept', value: { sample: 0, texts } } },
    refuses,
  },
})
@Controller('api/v1/admin/papers')
export class AdminPapersController {
  constructor(private readonly papers: WordPapers) {}

  /** Every paper, and in which languages the shop says some of it in its own words. */
  @Get()
  @Header('Cache-Control', 'no-store')
  async adminListPapers(): Promise<PaperDto[]> {
    return (await this.papers.list()).map(({ name, ...more }) => ({ id: name, ...more }));
  }

  /** What a paper says in a language. */
  @Get(':id/:language')
  @Header('Cache-Control', 'no-store')
  async adminGetPaper(@Param('id') id: string, @Param('language') language: string): Promise<PaperTextsDto> {
    const { texts: all, samples, languages } = await this.papers.one(id, language);
    return { id, language, texts: all, samples, languages: [...languages] };
  }

  /** Keeps texts in the shop's own words, from the next paper on in every process. All or none; a text keeps its variables, and the words that a law wants. */
  @Allow('settings.write')
  @NeedsRecentLogin()
  @Put(':id/:language')
  @AuditsItself('paper')
  async adminSavePaper(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Param('language') language: string,
    @Body() sent: SentWordingsDto,
  ): Promise<PaperTextsDto> {
    await this.papers.save(caller, id, language, sent.texts);
    return this.adminGetPaper(id, language);
  }

  /** The paper as it would be printed about something made up, with texts that may not be kept yet. */
  @Post(':id/:language/preview')
  @HttpCode(200)
  @ChangesNothing()
  @AnswersPdf()
  async adminPreviewPaper(
    @Param('id') id: string,
    @Param('language') language: string,
    @Body() { sample, texts: sent }: WantedPreviewDto,
  ): Promise<StreamableFile> {
    return pdf(await this.papers.preview(id, language, sample, sent));
  }
}
