import { Body, Controller, Delete, Get, Header, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { RateLimited } from '../../../platform/rate-limit/rate-limit.guard.js';
import { OwnPasskeys } from '../../application/own-passkeys.js';
import type { PasskeyRow } from '../../application/second-factor-ports.js';
import { PasskeyUnknown } from '../../domain/second-factor-refusals.js';
import { MessageAnswerDto, ShownAgainDto } from './accounts.dto.js';
import {
  AddPasskeyDto,
  PasskeyAddedDto,
  PasskeyOptionsAnswerDto,
  PasskeysAnswerDto,
} from './second-factor.dto.js';
import { PASSKEY_CALLS } from './second-factor.examples.js';

@ApiTags('profile')
@Allow('customer')
@ApiDoc(PASSKEY_CALLS)
@Controller('api/v1/users/me/passkeys')
export class PasskeysController {
  constructor(private readonly passkeys: OwnPasskeys) {}

  /** The passkeys that open the caller's account. */
  @Get()
  @Header('Cache-Control', 'no-store')
  async listPasskeys(@CurrentCaller() caller: Caller): Promise<PasskeysAnswerDto> {
    return answer(await this.passkeys.list(caller));
  }

  /** What the browser needs to make a passkey; good for five minutes. */
  @RateLimited('password', { limit: 10, seconds: 900 })
  @Post('options')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async startPasskey(
    @CurrentCaller() caller: Caller,
    @Body() body: ShownAgainDto,
    @Ip() ip: string,
  ): Promise<PasskeyOptionsAnswerDto> {
    return { success: true, data: await this.passkeys.options(caller, { ...body, ip }) };
  }

  /** Keeps the passkey that the browser has made; the first factor of an account comes with ten recovery codes. */
  @Post()
  @Header('Cache-Control', 'no-store')
  async addPasskey(
    @CurrentCaller() caller: Caller,
    @Body() { name, response }: AddPasskeyDto,
  ): Promise<PasskeyAddedDto> {
    const { rows, recoveryCodes } = await this.passkeys.add(caller, name, response);
    return { ...answer(rows), ...(recoveryCodes ? { recoveryCodes } : {}) };
  }

  /** A passkey opens the caller's account no more; whoever asks has shown password and factor in the last 15 minutes. */
  @Delete(':id')
  async removePasskey(
    @CurrentCaller() caller: Caller,
    @IdParam('id', PasskeyUnknown) id: string,
  ): Promise<MessageAnswerDto> {
    await this.passkeys.remove(caller, id);
    return { success: true, message: 'The passkey has been removed' };
  }
}

const answer = (rows: readonly PasskeyRow[]): PasskeysAnswerDto => ({
  success: true,
  data: rows.map(({ id, ...row }) => ({ _id: id, ...row })),
});
