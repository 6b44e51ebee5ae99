import { Global, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { MikroORM, RequestContext } from '@mikro-orm/core';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Clock } from '../kernel/clock.js';
import { Ids } from '../kernel/ids.js';
import { Outbox } from '../kernel/outbox.js';
import { ShopTerms } from '../kernel/shop-terms.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { BearerStrategy } from '../platform/auth/bearer.strategy.js';
import { Sessions } from '../platform/auth/sessions.js';
import { Config } from '../platform/config/config.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { Argon2Passwords } from './adapters/crypto/argon2-passwords.js';
import { CommonPasswordRules } from './adapters/crypto/common-password-rules.js';
import { SettingsPrivacy } from './adapters/settings-privacy.js';
import { JwtBearerTokens } from './adapters/crypto/jwt-bearer-tokens.js';
import { OtpauthCodes } from './adapters/crypto/otpauth-codes.js';
import { SimpleWebAuthn } from './adapters/crypto/simple-web-authn.js';
import { ResetListener } from './adapters/events/reset-listener.js';
import { SignUpListener } from './adapters/events/sign-up-listener.js';
import { AddressesController } from './adapters/http/addresses.controller.js';
import { AuthController } from './adapters/http/auth.controller.js';
import { GuestController } from './adapters/http/guest.controller.js';
import { PasskeyLoginController } from './adapters/http/passkey-login.controller.js';
import { PasskeysController } from './adapters/http/passkeys.controller.js';
import { ProfileController } from './adapters/http/profile.controller.js';
import { SecondFactorController } from './adapters/http/second-factor.controller.js';
import { accountSchema } from './adapters/persistence/account.schema.js';
import { PostgresAccounts } from './adapters/persistence/postgres-accounts.js';
import { PostgresAddresses } from './adapters/persistence/postgres-addresses.js';
import { PostgresCallers } from './adapters/persistence/postgres-callers.js';
import { PostgresPasskeys } from './adapters/persistence/postgres-passkeys.js';
import { PostgresResetLinks } from './adapters/persistence/postgres-reset-links.js';
import { PostgresSecondFactors } from './adapters/persistence/postgres-second-factors.js';
import { PostgresSessions } from './adapters/persistence/postgres-sessions.js';
import { PostgresThrottle } from './adapters/persistence/postgres-throttle.js';
import { AddressBook } from './application/address-book.js';
import { ChangePassword } from './application/change-password.js';
import { CheckSecondFactor } from './application/check-second-factor.js';
import { ConfirmPassword } from './application/confirm-password.js';
import { EnsureAccount } from './application/ensure-account.js';
import { Guests } from './application/guests.js';
import { ForgotPassword } from './application/forgot-password.js';
import { LogIn } from './application/log-in.js';
import { LogInByPasskey } from './application/log-in-by-passkey.js';
import { MailResetLink } from './application/mail-reset-link.js';
import { OpenAccount } from './application/open-account.js';
import { OpenSession } from './application/open-session.js';
import { OwnPasskeys } from './application/own-passkeys.js';
import { OwnSecondFactor } from './application/own-second-factor.js';
import { OwnSessions } from './application/own-sessions.js';
import {
  Accounts,
  Addresses,
  BearerTokens,
  PasswordRules,
  Passwords,
  Privacy,
  ResetLinks,
  SessionStore,
  Throttle,
} from './application/ports.js';
import { OwnProfile } from './application/profile.js';
import { Register } from './application/register.js';
import { ResetPassword } from './application/reset-password.js';
import { OneTimeCodes, Passkeys, SecondFactors, WebAuthn } from './application/second-factor-ports.js';

/** Registering, logging in and out, sessions, the profile and its address book. Every feature may ask `Sessions`, a port of the platform. */
@Global()
@Module({
  imports: [MikroOrmModule.forFeature([accountSchema])],
  controllers: [
    AuthController,
    GuestController,
    PasskeyLoginController,
    ProfileController,
    SecondFactorController,
    PasskeysController,
    AddressesController,
  ],
  providers: [
    adapter(Accounts, PostgresAccounts),
    adapter(Passwords, Argon2Passwords),
    adapter(PasswordRules, CommonPasswordRules),
    adapter(Privacy, SettingsPrivacy),
    adapter(BearerTokens, JwtBearerTokens),
    adapter(SessionStore, PostgresSessions),
    adapter(Sessions, PostgresCallers),
    adapter(ResetLinks, PostgresResetLinks),
    adapter(Throttle, PostgresThrottle),
    adapter(Addresses, PostgresAddresses),
    adapter(SecondFactors, PostgresSecondFactors),
    adapter(OneTimeCodes, OtpauthCodes),
    adapter(Passkeys, PostgresPasskeys),
    adapter(WebAuthn, SimpleWebAuthn),
    BearerStrategy,
    ResetListener,
    SignUpListener,
    useCase(Register, Accounts, Passwords, PasswordRules, Privacy, Outbox, Clock, Ids),
    useCase(OpenAccount, Accounts, ResetLinks, Throttle, Outbox, UnitOfWork),
    useCase(CheckSecondFactor, SecondFactors, OneTimeCodes, Throttle),
    useCase(OpenSession, SessionStore, BearerTokens, Outbox, UnitOfWork, Ids),
    useCase(LogIn, Accounts, Passwords, CheckSecondFactor, OpenSession, Throttle, Clock, UnitOfWork),
    useCase(
      Guests,
      Accounts,
      Passwords,
      PasswordRules,
      Privacy,
      SessionStore,
      OpenSession,
      Outbox,
      UnitOfWork,
      Clock,
      Ids,
    ),
    useCase(LogInByPasskey, Accounts, Passkeys, WebAuthn, OpenSession),
    useCase(
      OwnSecondFactor,
      SecondFactors,
      OneTimeCodes,
      SessionStore,
      ConfirmPassword,
      Throttle,
      ShopTerms,
      Outbox,
      UnitOfWork,
    ),
    useCase(
      OwnPasskeys,
      Passkeys,
      WebAuthn,
      ConfirmPassword,
      SessionStore,
      ShopTerms,
      Outbox,
      UnitOfWork,
      Ids,
    ),
    useCase(ForgotPassword, Accounts, Throttle, Outbox, Privacy),
    useCase(MailResetLink, Accounts, ResetLinks, Throttle, Outbox, UnitOfWork),
    useCase(
      ResetPassword,
      Accounts,
      ResetLinks,
      Passwords,
      SessionStore,
      Throttle,
      Passkeys,
      PasswordRules,
      Outbox,
      Clock,
      UnitOfWork,
    ),
    useCase(
      ChangePassword,
      Accounts,
      ResetLinks,
      Passwords,
      SessionStore,
      Passkeys,
      PasswordRules,
      Outbox,
      Clock,
      UnitOfWork,
    ),
    useCase(ConfirmPassword, Accounts, Passwords, SessionStore),
    useCase(OwnProfile, Accounts, Clock),
    useCase(OwnSessions, SessionStore),
    useCase(AddressBook, Addresses),
    useCase(EnsureAccount, Accounts, Passwords, Clock, Ids),
  ],
  exports: [Accounts, Passwords, EnsureAccount, Sessions, SessionStore, ResetLinks, Passkeys],
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
      this.ensure.execute({ name: 'Administrator', email, password, role: 'admin' }),
    );
  }
}
