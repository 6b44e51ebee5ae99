import { defineEntity, p } from '@mikro-orm/core';

/** The shared secret of an authenticator app, encrypted; it counts once it is confirmed by a first code. */
export const secondFactorSchema = defineEntity({
  name: 'SecondFactor',
  tableName: 'second_factor',
  properties: {
    accountId: p.uuid().primary(),
    sealedSecret: p.text(),
    lastStep: p.bigint('number'),
    confirmedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});

export const recoveryCodeSchema = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_code',
  properties: {
    id: p.uuid().primary(),
    accountId: p.uuid(),
    codeHash: p.text(),
    usedAt: p.datetime().nullable(),
  },
});

export const passkeySchema = defineEntity({
  name: 'Passkey',
  tableName: 'passkey',
  properties: {
    id: p.uuid().primary(),
    accountId: p.uuid(),
    credentialId: p.text().unique('passkey_credential_id_key'),
    publicKey: p.text(),
    counter: p.bigint('number'),
    transports: p.json<string[]>(),
    name: p.text(),
    createdAt: p.datetime(),
    lastUsedAt: p.datetime().nullable(),
  },
});

/** What a browser has to sign; used once, within five minutes. */
export const passkeyChallengeSchema = defineEntity({
  name: 'PasskeyChallenge',
  tableName: 'passkey_challenge',
  properties: {
    challenge: p.text().primary(),
    accountId: p.uuid().nullable(),
    expiresAt: p.datetime(),
  },
});
