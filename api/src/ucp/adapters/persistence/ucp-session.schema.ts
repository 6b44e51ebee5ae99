import { defineEntity, p } from '@mikro-orm/core';
import type { Said, SessionKind, SessionState, Shown } from '../../domain/session.js';
import type { Release } from '../../domain/releases.js';

export const ucpSessionSchema = defineEntity({
  name: 'UcpSession',
  tableName: 'ucp_session',
  properties: {
    id: p.text().primary(),
    kind: p.text().$type<SessionKind>(),
    release: p.text().$type<Release>(),
    state: p.text().$type<SessionState>(),
    said: p.json<Said>(),
    shown: p.json<Shown>().nullable(),
    accountId: p.uuid().nullable(),
    orderId: p.uuid().nullable(),
    term: p.json<Readonly<Record<string, unknown>>>().nullable(),
    payUrl: p.text().nullable(),
    keys: p.json<Readonly<Record<string, string>>>(),
    requestKey: p.text().unique('ucp_session_request_key').nullable(),
    requestHash: p.text().nullable(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
  },
});
