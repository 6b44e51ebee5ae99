import { Body, Controller, Get, Header, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { RateLimited } from '../../../platform/rate-limit/rate-limit.guard.js';
import { OwnSecondFactor } from '../../application/own-second-factor.js';
import { MessageAnswerDto, ShownAgainDto } from './accounts.dto.js';
import {
  CodeDto,
  RecoveryCodesAnswerDto,
  SecondFactorStartAnswerDto,
  SecondFactorStateAnswerDto,
} from './second-factor.dto.js';
import { SECOND_FACTOR_CALLS } from './second-factor.examples.js';

@ApiTags('profile')
@Allow('customer')
@ApiDoc(SECOND_FACTOR_CALLS)
@Controller('api/v1/users/me/second-factor')
export class SecondFactorController {
  constructor(private readonly factor: OwnSecondFactor) {}

  /** Whether the caller's log-in asks for a code. */
  @Get()
  @Header('Cache-Control', 'no-store')
  async getSecondFactor(@CurrentCaller() caller: Caller): Promise<SecondFactorStateAnswerDto> {
    return { success: true, data: await this.factor.state(caller) };
  }

  /** Makes a secret for an authenticator app; it counts after its first code. */
  @RateLimited('password', { limit: 10, seconds: 900 })
  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async startSecondFactor(
    @CurrentCaller() caller: Caller,
    @Body() body: ShownAgainDto,
    @Ip() ip: string,
  ): Promise<SecondFactorStartAnswerDto> {
    return { success: true, data: await this.factor.start(caller, { ...body, ip }) };
  }

  /** Turns the second factor on by its first code, answers ten recovery codes and ends the caller's other sessions. */
  @Post('confirmation')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async confirmSecondFactor(
    @CurrentCaller() caller: Caller,
    @Body() { code }: CodeDto,
    @Ip() ip: string,
  ): Promise<RecoveryCodesAnswerDto> {
    return { success: true, recoveryCodes: await this.factor.confirm(caller, code, ip) };
  }

  /** Makes ten new recovery codes; the earlier ones end. */
  @RateLimited('password', { limit: 10, seconds: 900 })
  @Post('recovery-codes')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async renewRecoveryCodes(
    @CurrentCaller() caller: Caller,
    @Body() body: ShownAgainDto,
    @Ip() ip: string,
  ): Promise<RecoveryCodesAnswerDto> {
    return { success: true, recoveryCodes: await this.factor.renewCodes(caller, { ...body, ip }) };
  }

  /** Takes the authenticator app away; without a passkey, the password alone opens the account again. */
  @RateLimited('password', { limit: 10, seconds: 900 })
  @Post('removal')
  @HttpCode(200)
  async removeSecondFactor(
    @CurrentCaller() caller: Caller,
    @Body() body: ShownAgainDto,
    @Ip() ip: string,
  ): Promise<MessageAnswerDto> {
    await this.factor.turnOff(caller, { ...body, ip });
    return { success: true, message: 'Two-step login is off' };
  }
}
