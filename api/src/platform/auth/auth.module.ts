import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { AccessGuard } from './access.guard.js';
import { GuestTokens } from './guest-tokens.js';
import { KeyGate } from './key-gate.js';
import { OrderLinks } from './order-links.js';
import { Tokens } from './tokens.js';

@Global()
@Module({
  imports: [PassportModule, JwtModule.register({})],
  providers: [KeyGate, Tokens, GuestTokens, OrderLinks, { provide: APP_GUARD, useClass: AccessGuard }],
  exports: [KeyGate, Tokens, GuestTokens, OrderLinks],
})
export class AuthModule {}
