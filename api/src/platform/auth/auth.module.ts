import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { AccessGuard } from './access.guard.js';
import { Tokens } from './tokens.js';

@Global()
@Module({
  imports: [PassportModule, JwtModule.register({})],
  providers: [Tokens, { provide: APP_GUARD, useClass: AccessGuard }],
  exports: [Tokens],
})
export class AuthModule {}
