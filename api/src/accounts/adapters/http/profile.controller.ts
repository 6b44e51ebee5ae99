import { toDecimal } from '../../../kernel/currency.js';
import { Body, Controller, Delete, Get, Header, HttpCode, Ip, Patch, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { RateLimited } from '../../../platform/rate-limit/rate-limit.guard.js';
import { ConfirmPassword } from '../../application/confirm-password.js';
import { ChangePassword } from '../../application/change-password.js';
import { OwnProfile, type Profile } from '../../application/profile.js';
import { OwnSessions } from '../../application/own-sessions.js';
import {
  ChangePasswordDto,
  MeAnswerDto,
  MessageAnswerDto,
  SessionsAnswerDto,
  ShownAgainDto,
  UpdateMeDto,
} from './accounts.dto.js';
import { Precondition } from '../../../platform/http/preconditions.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { PROFILE_CALLS } from './accounts.examples.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { SessionUnknown } from '../../domain/refusals.js';

@ApiTags('profile')
@Allow('customer')
@ApiDoc(PROFILE_CALLS)
@Controller('api/v1/users/me')
export class ProfileController {
  constructor(
    private readonly profile: OwnProfile,
    private readonly passwords: ChangePassword,
    private readonly confirmation: ConfirmPassword,
    private readonly sessions: OwnSessions,
  ) {}

  /** The caller's own account, and what the role may do. */
  @Get()
  @Header('Cache-Control', 'no-store')
  async getMe(@CurrentCaller() caller: Caller): Promise<MeAnswerDto> {
    return answer(await this.profile.read(caller));
  }

  /** Changes the caller's name or phone; a new number wants password and factor shown in the last 15 minutes. */
  @Precondition((it: ProfileController, _, caller) => it.getMe(caller))
  @Patch()
  async updateMe(@CurrentCaller() caller: Caller, @Body() body: UpdateMeDto): Promise<MeAnswerDto> {
    return answer(await this.profile.change(caller, body));
  }

  /** Changes the caller's password and ends the account's other sessions. */
  @RateLimited('password', { limit: 10, seconds: 900 })
  @Put('password')
  async changePassword(
    @CurrentCaller() caller: Caller,
    @Body() body: ChangePasswordDto,
  ): Promise<MessageAnswerDto> {
    await this.passwords.changePassword(caller, body);
    return { success: true, message: 'Your password has been changed' };
  }

  /** Takes the caller's password again, and the second factor of whoever has one: for 15 minutes, dangerous steps of the back office are open to this session. */
  @RateLimited('password', { limit: 10, seconds: 900 })
  @Post('password-confirmation')
  @HttpCode(200)
  async confirmPassword(
    @CurrentCaller() caller: Caller,
    @Body() body: ShownAgainDto,
    @Ip() ip: string,
  ): Promise<MessageAnswerDto> {
    await this.confirmation.confirmPassword(caller, { ...body, ip });
    return { success: true, message: 'Your password has been confirmed' };
  }

  /** Where the caller is logged in. */
  @Get('sessions')
  @Header('Cache-Control', 'no-store')
  async listSessions(@CurrentCaller() caller: Caller): Promise<SessionsAnswerDto> {
    const rows = await this.sessions.list(caller);
    return { success: true, data: rows.map(({ id, ...row }) => ({ _id: id, ...row })) };
  }

  /** Ends every session of the caller, this one too. */
  @Delete('sessions')
  async logOutEverywhere(@CurrentCaller() caller: Caller): Promise<MessageAnswerDto> {
    await this.sessions.endAll(caller);
    return { success: true, message: 'You are logged out everywhere' };
  }

  /** Logs one of the caller's sessions out. */
  @Delete('sessions/:id')
  async revokeSession(
    @CurrentCaller() caller: Caller,
    @IdParam('id', SessionUnknown) id: string,
  ): Promise<MessageAnswerDto> {
    await this.sessions.revoke(caller, id);
    return { success: true, message: 'The session has been logged out' };
  }
}

const answer = ({ user, phone, language, permissions, refundLimit }: Profile): MeAnswerDto => ({
  success: true,
  data: { ...user, phone, language },
  permissions: [...permissions],
  refundLimit: refundLimit === null ? null : toDecimal(refundLimit),
});
