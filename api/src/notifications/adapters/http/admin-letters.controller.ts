import { Body, Controller, Get, Header, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { AuditsItself, ChangesNothing } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { NeedsRecentLogin } from '../../../platform/auth/recent-login.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { SentWordingsDto, WantedPreviewDto } from '../../../platform/http/wording.dto.js';
import { WordLetters } from '../../application/word-letters.js';
import { WordingWrong } from '../../../kernel/own-text.js';
import { LetterNotFound } from '../../domain/refusals.js';
import {
  LetterDto,
  LetterPreviewDto,
  LetterTextsDto,
  LetterTrialDto,
  WantedTrialDto,
} from './admin-letters.dto.js';

const parameters = { id: 'mail.password-reset', language: 'fr' };
const key = 'mails.reset.asked';
const texts = [{ key, text: 'Choisissez un nouveau mot de passe.' }];
const refuses = [
  new LetterNotFound(),
  new WordingWrong([{ field: 'texts.0.text', message: 'The text has to keep the variable {name}' }]),
];

/** What the shop's letters say, in each of its languages. */
@ApiTags('admin-letters')
@Allow('settings.read')
@ApiDoc({
  adminListLetters: {},
  adminGetLetter: { parameters, refuses: [new LetterNotFound()] },
  adminSaveLetter: {
    parameters,
    requests: { own: { summary: 'A sentence in the shop’s own words', value: { texts } } },
    refuses,
  },
  adminPreviewLetter: {
    parameters,
    requests: { own: { summary: 'With a sentence that is not yet kept', value: { sample: 0, texts } } },
    refuses,
  },
  adminSendTrialLetter: {
    parameters,
    requests: { first: { summary: 'Its first example', value: { sample: 0 } } },
    refuses: [new LetterNotFound()],
  },
})
@Controller('api/v1/admin/letters')
export class AdminLettersController {
  constructor(private readonly letters: WordLetters) {}

  /** Every letter, and in which languages the shop says some of it in its own words. */
  @Get()
  @Header('Cache-Control', 'no-store')
  async adminListLetters(): Promise<LetterDto[]> {
    return (await this.letters.list()).map(({ name, ...more }) => ({ id: name, ...more }));
  }

  /** What a letter says in a language. */
  @Get(':id/:language')
  @Header('Cache-Control', 'no-store')
  async adminGetLetter(
    @Param('id') id: string,
    @Param('language') language: string,
  ): Promise<LetterTextsDto> {
    const { texts: all, samples, languages } = await this.letters.one(id, language);
    return { id, language, texts: all, samples, languages: [...languages] };
  }

  /** Keeps texts in the shop's own words, from the next letter on in every process. All or none; a text keeps its variables. */
  @Allow('settings.write')
  @NeedsRecentLogin()
  @Put(':id/:language')
  @AuditsItself('letter')
  async adminSaveLetter(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Param('language') language: string,
    @Body() sent: SentWordingsDto,
  ): Promise<LetterTextsDto> {
    await this.letters.save(caller, id, language, sent.texts);
    return this.adminGetLetter(id, language);
  }

  /** The letter as it would be sent about something made up, with texts that may not be kept yet. */
  @Post(':id/:language/preview')
  @HttpCode(200)
  @ChangesNothing()
  async adminPreviewLetter(
    @Param('id') id: string,
    @Param('language') language: string,
    @Body() { sample, texts: sent }: WantedPreviewDto,
  ): Promise<LetterPreviewDto> {
    const { subject, html, text } = await this.letters.preview(id, language, sample, sent);
    return { subject, html, text };
  }

  /** Sends the letter, as it is kept, to whoever asks, about something made up: its links lead nowhere. */
  @Allow('settings.write')
  @Post(':id/:language/trial')
  @HttpCode(200)
  @AuditsItself('letter')
  adminSendTrialLetter(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Param('language') language: string,
    @Body() { sample }: WantedTrialDto,
  ): Promise<LetterTrialDto> {
    return this.letters.sendTrial(caller, id, language, sample);
  }
}
