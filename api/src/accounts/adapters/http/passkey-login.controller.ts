import { Body, Controller, Header, HttpCode, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { UserAgent } from '../../../platform/http/user-agent.js';
import { RateLimited } from '../../../platform/rate-limit/rate-limit.guard.js';
import { LogInByPasskey } from '../../application/log-in-by-passkey.js';
import { LoginAnswerDto } from './accounts.dto.js';
import { PasskeyLoginDto, PasskeyOptionsAnswerDto } from './second-factor.dto.js';
import { PASSKEY_LOGIN_CALLS } from './second-factor.examples.js';

@ApiTags('auth')
@Allow('public')
@ApiDoc(PASSKEY_LOGIN_CALLS)
@Controller('api/v1/auth/passkey')
export class PasskeyLoginController {
  constructor(private readonly logIn: LogInByPasskey) {}

  /** What a browser has to sign with a passkey; good for five minutes, once. */
  @RateLimited('passkey-options', { limit: 60, seconds: 900 })
  @Post('options')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async startPasskeyLogin(): Promise<PasskeyOptionsAnswerDto> {
    return { success: true, data: await this.logIn.options() };
  }

  /** Opens a session by a passkey, without a password, and answers its bearer token. */
  @RateLimited('passkey', { limit: 60, seconds: 900 })
  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async logInByPasskey(
    @Body() { response, remember = false, device }: PasskeyLoginDto,
    @Ip() ip: string,
    @UserAgent() userAgent: string,
  ): Promise<LoginAnswerDto> {
    const session = await this.logIn.logInByPasskey({ response, remember, device, ip, userAgent });
    return { success: true, message: 'Login Successful', ...session };
  }
}
