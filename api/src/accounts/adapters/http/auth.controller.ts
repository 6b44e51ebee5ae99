import { Body, Controller, Header, HttpCode, Ip, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { UserAgent } from '../../../platform/http/user-agent.js';
import { RateLimited } from '../../../platform/rate-limit/rate-limit.guard.js';
import { ForgotPassword } from '../../application/forgot-password.js';
import { LogIn } from '../../application/log-in.js';
import { OwnSessions } from '../../application/own-sessions.js';
import { Register } from '../../application/register.js';
import { ResetPassword } from '../../application/reset-password.js';
import {
  ForgotPasswordDto,
  LoginAnswerDto,
  LoginDto,
  MessageAnswerDto,
  RegisterDto,
  ResetPasswordDto,
  UserAnswerDto,
} from './accounts.dto.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { AUTH_CALLS } from './accounts.examples.js';

const HOUR = 3_600;
const LOOK_AT_MAIL = 'Almost done: please check your email. It has the link that sets your password.';

@ApiTags('auth')
@ApiDoc(AUTH_CALLS)
@Controller('api/v1/auth')
export class AuthController {
  constructor(
    private readonly registration: Register,
    private readonly logIn: LogIn,
    private readonly sessions: OwnSessions,
    private readonly forgot: ForgotPassword,
    private readonly reset: ResetPassword,
  ) {}

  /** Opens a session and answers its bearer token. Who has a second factor sends a code or what a passkey has signed as well. */
  @Allow('public')
  @Post('login')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async login(
    @Body() body: LoginDto,
    @Ip() ip: string,
    @UserAgent() userAgent: string,
  ): Promise<LoginAnswerDto> {
    const { remember = false, ...login } = body;
    const session = await this.logIn.logIn({ ...login, remember, ip, userAgent });
    return { success: true, message: 'Login Successful', ...session };
  }

  /** Ends the session that asks, on every server at once. */
  @Allow('customer')
  @Post('logout')
  @HttpCode(200)
  async logout(@CurrentCaller() caller: Caller): Promise<MessageAnswerDto> {
    await this.sessions.end(caller);
    return { success: true, message: 'Logout Successful' };
  }

  /**
   * Makes a shopper's account; any role that is sent is ignored. Where the settings say `signUpByMail`, free and taken
   * addresses answer alike and the mail tells: a link for the first password, or a notice to the owner.
   */
  @Allow('public')
  @RateLimited('register', { limit: 30, seconds: HOUR })
  @Post('register')
  async register(@Body() body: RegisterDto, @Ip() ip: string): Promise<UserAnswerDto> {
    const { user, byMail } = await this.registration.register({ ...body, ip });
    return { success: true, message: byMail ? LOOK_AT_MAIL : 'Account created. Please log in.', data: user };
  }

  /**
   * Mails a link for a new password; valid for 30 minutes, once. Known and unknown addresses answer alike, unless the
   * settings say `tellUnknownEmails`: then the 404 of the specification tells an unknown one.
   */
  @Allow('public')
  @RateLimited('forgot', { limit: 60, seconds: HOUR })
  @Post('forgot-password')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async forgotPassword(@Body() body: ForgotPasswordDto, @Ip() ip: string): Promise<MessageAnswerDto> {
    await this.forgot.forgotPassword({ email: body.email, ip });
    return { success: true, message: 'If this address has an account, a link is on its way to it.' };
  }

  /** Sets a new password by the mailed token and ends every session of the account. */
  @Allow('public')
  @RateLimited('reset', { limit: 60, seconds: HOUR })
  @Put('reset-password/:token')
  @Header('Cache-Control', 'no-store')
  async resetPassword(
    @Param('token') token: string,
    @Body() body: ResetPasswordDto,
    @Ip() ip: string,
  ): Promise<MessageAnswerDto> {
    await this.reset.resetPassword({ token, password: body.password, ip });
    return { success: true, message: 'Your password has been reset successfully' };
  }
}
