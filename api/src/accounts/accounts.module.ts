import { Global, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { MikroORM, RequestContext } from '@mikro-orm/core';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { BearerStrategy } from '../platform/auth/bearer.strategy.js';
import { Sessions } from '../platform/auth/sessions.js';
import { Config } from '../platform/config/config.js';
import { adapter } from '../platform/nest/adapter.js';
import { Argon2Passwords } from './adapters/crypto/argon2-passwords.js';
import { CommonPasswordRules } from './adapters/crypto/common-password-rules.js';
import { JwtBearerTokens } from './adapters/crypto/jwt-bearer-tokens.js';
import { OtpauthCodes } from './adapters/crypto/otpauth-codes.js';
import { SignedLoginCodes } from './adapters/crypto/signed-login-codes.js';
import { SimpleWebAuthn } from './adapters/crypto/simple-web-authn.js';
import { LoginCodeListener } from './adapters/events/login-code-listener.js';
import { ResetListener } from './adapters/events/reset-listener.js';
import { SignUpListener } from './adapters/events/sign-up-listener.js';
import { AddressesController } from './adapters/http/addresses.controller.js';
import { AuthController } from './adapters/http/auth.controller.js';
import { GuestController } from './adapters/http/guest.controller.js';
import { OwnEmailController } from './adapters/http/own-email.controller.js';
import { PasskeyLoginController } from './adapters/http/passkey-login.controller.js';
import { PasskeysController } from './adapters/http/passkeys.controller.js';
import { ProfileController } from './adapters/http/profile.controller.js';
import { SecondFactorController } from './adapters/http/second-factor.controller.js';
import { accountSchema } from './adapters/persistence/account.schema.js';
import { PostgresAccounts } from './adapters/persistence/postgres-accounts.js';
import { PostgresAddresses } from './adapters/persistence/postgres-addresses.js';
import { PostgresCallers } from './adapters/persistence/postgres-callers.js';
import { PostgresEmailChanges } from './adapters/persistence/postgres-email-changes.js';
import { PostgresMailboxProofs } from './adapters/persistence/postgres-mailbox-proofs.js';
import { PostgresPasskeys } from './adapters/persistence/postgres-passkeys.js';
import { PostgresResetLinks } from './adapters/persistence/postgres-reset-links.js';
import { PostgresSecondFactors } from './adapters/persistence/postgres-second-factors.js';
import { PostgresSessions } from './adapters/persistence/postgres-sessions.js';
import { PostgresThrottle } from './adapters/persistence/postgres-throttle.js';
import { Guests } from './application/guests.js';
import { AddressBook } from './application/address-book.js';
import { EnsureAccount } from './application/ensure-account.js';
import {
  Accounts,
  Addresses,
  BearerTokens,
  EmailChanges,
  MailboxProofs,
  LoginCodes,
  PasswordRules,
  Passwords,
  ResetLinks,
  SessionStore,
  Throttle,
} from './application/ports.js';
import { ProveMailbox } from './application/prove-mailbox.js';
import { OneTimeCodes, Passkeys, SecondFactors, WebAuthn } from './application/second-factor-ports.js';
import { ACCOUNT_USE_CASES } from './account-use-cases.module.js';

/** Registering, logging in and out, sessions, the profile and its address book. Every feature may ask `Sessions`, a port of the platform. */
@Global()
@Module({
  imports: [MikroOrmModule.forFeature([accountSchema])],
  controllers: [
    AuthController,
    GuestController,
    PasskeyLoginController,
    ProfileController,
    OwnEmailController,
    SecondFactorController,
    PasskeysController,
    AddressesController,
  ],
  providers: [
    adapter(Accounts, PostgresAccounts),
    adapter(Passwords, Argon2Passwords),
    adapter(PasswordRules, CommonPasswordRules),
    adapter(BearerTokens, JwtBearerTokens),
    adapter(SessionStore, PostgresSessions),
    adapter(Sessions, PostgresCallers),
    adapter(ResetLinks, PostgresResetLinks),
    adapter(LoginCodes, SignedLoginCodes),
    adapter(Throttle, PostgresThrottle),
    adapter(Addresses, PostgresAddresses),
    adapter(SecondFactors, PostgresSecondFactors),
    adapter(OneTimeCodes, OtpauthCodes),
    adapter(Passkeys, PostgresPasskeys),
    adapter(WebAuthn, SimpleWebAuthn),
    adapter(MailboxProofs, PostgresMailboxProofs),
    adapter(EmailChanges, PostgresEmailChanges),
    BearerStrategy,
    ResetListener,
    LoginCodeListener,
    SignUpListener,
    ...ACCOUNT_USE_CASES,
  ],
  exports: [
    ...[
      Accounts,
      Passwords,
      PasswordRules,
      EnsureAccount,
      Sessions,
      SessionStore,
      ResetLinks,
      Passkeys,
      SecondFactors,
    ],
    ...[MailboxProofs, ProveMailbox, Guests, AddressBook],
  ],
})
export class AccountsModule implements OnApplicationBootstrap {
  constructor(
    private readonly ensure: EnsureAccount,
    private readonly config: Config,
    private readonly orm: MikroORM,
  ) {}

  /** The bootstrap administrator of a shop that is not a demo; the demo's accounts come with its data. */
  async onApplicationBootstrap(): Promise<void> {
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = this.config.env;
    if (!password) return;
    await RequestContext.create(this.orm.em, () =>
      this.ensure.ensureAccount({ name: 'Administrator', email, password, role: 'admin' }),
    );
  }
}
