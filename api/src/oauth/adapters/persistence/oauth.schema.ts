import { defineEntity, p } from '@mikro-orm/core';
import type { Permission } from '../../../kernel/permission.js';

/** A program that has registered itself. */
export const oauthClientSchema = defineEntity({
  name: 'OauthClient',
  tableName: 'oauth_client',
  properties: {
    id: p.text().primary(),
    name: p.text(),
    redirectUris: p.json<readonly string[]>(),
    createdAt: p.datetime(),
  },
});

/** One that somebody has let in. */
export const connectedAppSchema = defineEntity({
  name: 'ConnectedApp',
  tableName: 'connected_app',
  properties: {
    id: p.uuid().primary(),
    clientId: p.text(),
    ownerId: p.uuid(),
    name: p.text(),
    scopes: p.json<readonly Permission[]>(),
    createdAt: p.datetime(),
    /** Written at most once in five minutes. */
    lastUsedAt: p.datetime().nullable(),
  },
});

export const oauthCodeSchema = defineEntity({
  name: 'OauthCode',
  tableName: 'oauth_code',
  properties: {
    /** SHA-256. */
    hash: p.text().primary(),
    appId: p.uuid(),
    redirectUri: p.text(),
    challenge: p.text(),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
  },
});

/** Of an application, or of an API key that was shown for it. */
export const oauthTokenSchema = defineEntity({
  name: 'OauthToken',
  tableName: 'oauth_token',
  properties: {
    /** SHA-256. */
    hash: p.text().primary(),
    kind: p.text().$type<'access' | 'refresh'>(),
    appId: p.uuid().nullable(),
    keyId: p.uuid().nullable(),
    scopes: p.json<readonly Permission[]>(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
  },
});

export const OAUTH_SCHEMAS = [
  oauthClientSchema,
  connectedAppSchema,
  oauthCodeSchema,
  oauthTokenSchema,
] as const;
