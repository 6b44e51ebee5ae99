import { Clock } from '../kernel/clock.js';
import { Ids } from '../kernel/ids.js';
import { Outbox } from '../kernel/outbox.js';
import { SecurityLog } from '../kernel/security-log.js';
import { ShopTerms } from '../kernel/shop-terms.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { useCase } from '../platform/nest/use-case.js';
import { AddressBook } from './application/address-book.js';
import { ChangeEmail } from './application/change-email.js';
import { ChangePassword } from './application/change-password.js';
import { CheckSecondFactor } from './application/check-second-factor.js';
import { ConfirmPassword } from './application/confirm-password.js';
import { EnsureAccount } from './application/ensure-account.js';
import { Guests } from './application/guests.js';
import { ForgotPassword } from './application/forgot-password.js';
import { DemandMailedCode } from './application/demand-mailed-code.js';
import { MailLoginCode } from './application/mail-login-code.js';
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
  EmailChanges,
  MailboxProofs,
  PasswordRules,
  Passwords,
  ResetLinks,
  SessionStore,
  Throttle,
  LoginCodes,
} from './application/ports.js';
import { OwnProfile } from './application/profile.js';
import { ProveMailbox } from './application/prove-mailbox.js';
import { ReadPasskey } from './application/read-passkey.js';
import { Register } from './application/register.js';
import { ResetPassword } from './application/reset-password.js';
import { OneTimeCodes, Passkeys, SecondFactors, WebAuthn } from './application/second-factor-ports.js';
import { StepUp } from './application/step-up.js';

/** What accounts do, each bound to the ports that it needs. */
export const ACCOUNT_USE_CASES = [
  useCase(Register, Accounts, Passwords, PasswordRules, ShopTerms, Throttle, Outbox, Clock, Ids),
  useCase(OpenAccount, Accounts, ResetLinks, Throttle, Outbox, UnitOfWork),
  useCase(ReadPasskey, Passkeys, WebAuthn),
  useCase(CheckSecondFactor, SecondFactors, OneTimeCodes, Passkeys, ReadPasskey, Throttle),
  useCase(StepUp, SessionStore, CheckSecondFactor, ShopTerms, Outbox, UnitOfWork),
  useCase(ProveMailbox, MailboxProofs, SessionStore, ResetLinks),
  useCase(OpenSession, SessionStore, BearerTokens, Outbox, SecurityLog, UnitOfWork, Ids),
  useCase(
    LogIn,
    Accounts,
    Passwords,
    CheckSecondFactor,
    OpenSession,
    Throttle,
    DemandMailedCode,
    SecurityLog,
    Clock,
    UnitOfWork,
  ),
  useCase(
    Guests,
    Accounts,
    Passwords,
    PasswordRules,
    ShopTerms,
    SessionStore,
    OpenSession,
    Throttle,
    Outbox,
    UnitOfWork,
    Clock,
    Ids,
  ),
  useCase(DemandMailedCode, LoginCodes, Throttle, Outbox),
  useCase(MailLoginCode, Accounts, LoginCodes, Throttle, Outbox),
  useCase(LogInByPasskey, Accounts, Passkeys, WebAuthn, ReadPasskey, OpenSession, SecurityLog),
  useCase(
    OwnSecondFactor,
    SecondFactors,
    OneTimeCodes,
    Passkeys,
    SessionStore,
    ConfirmPassword,
    StepUp,
    Throttle,
    ShopTerms,
    Outbox,
    SecurityLog,
    UnitOfWork,
  ),
  useCase(
    OwnPasskeys,
    Passkeys,
    WebAuthn,
    SecondFactors,
    OneTimeCodes,
    ConfirmPassword,
    StepUp,
    SessionStore,
    ShopTerms,
    Outbox,
    SecurityLog,
    UnitOfWork,
    Ids,
  ),
  useCase(ForgotPassword, Accounts, Throttle, Outbox, ShopTerms),
  useCase(MailResetLink, Accounts, ResetLinks, Throttle, Outbox, UnitOfWork),
  useCase(
    ResetPassword,
    Accounts,
    ResetLinks,
    Passwords,
    ProveMailbox,
    MailboxProofs,
    Throttle,
    Passkeys,
    PasswordRules,
    Outbox,
    SecurityLog,
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
    SecurityLog,
    Clock,
    UnitOfWork,
  ),
  useCase(
    ChangeEmail,
    Accounts,
    EmailChanges,
    MailboxProofs,
    ResetLinks,
    ConfirmPassword,
    StepUp,
    Throttle,
    Outbox,
    SecurityLog,
    Clock,
    UnitOfWork,
  ),
  useCase(ConfirmPassword, Accounts, Passwords, SessionStore, CheckSecondFactor, SecurityLog, UnitOfWork),
  useCase(OwnProfile, Accounts, StepUp, Clock),
  useCase(OwnSessions, SessionStore, SecurityLog, UnitOfWork),
  useCase(AddressBook, Addresses),
  useCase(EnsureAccount, Accounts, Passwords, Clock, Ids),
];
