import type { Said, SessionKind, UcpSession } from '../domain/session.js';
import { LIFE_SECONDS } from '../domain/session.js';
import { UcpThingNotFound } from '../domain/refusals.js';
import { SessionOver, WriteKeyReused } from '../domain/session-refusals.js';
import type { Release } from '../domain/releases.js';
import type { Asked } from './catalogue-calls.js';
import type { NamedWrite, UcpSecrets, UcpSessions } from './ports.js';
import type { Sent } from './reading.js';

const HANDOVER_LETTERS = 16;

/** A call of a platform that may change something. */
export interface Written extends Asked {
  /** Whom the platform says that it is. */
  agent: string;
  /** Its idempotency key; undefined without one. */
  key: string | undefined;
  ip: string;
}

interface Begun {
  session: UcpSession;
  /** Else the same request has made it before, and more may have been said since. */
  isNew: boolean;
}

/** Carts and checkouts by their ids, and the writes that platforms name. */
export class OpenSessions {
  constructor(
    private readonly sessions: UcpSessions,
    private readonly secrets: UcpSecrets,
  ) {}

  /** The same request again finds what it made. @throws WriteKeyReused */
  async createSession(kind: SessionKind, by: Written, sent: Sent, said: Said): Promise<Begun> {
    const id = this.secrets.newId(kind);
    const { agent, key, release } = by;
    // a platform says itself who it is, and keys may be short: the network tells callers apart who say the same
    const [network] = this.secrets.networksOf(by.ip);
    const name =
      key === undefined ? null : this.secrets.digest([kind, agent, network?.key ?? by.ip, key].join('\n'));
    const request = name === null ? null : { key: name, hash: this.hashOf('create', sent) };
    const made = await this.sessions.create({
      ...{ id, kind, release, said, request, lifeSeconds: LIFE_SECONDS[kind] },
    });
    if (made.isOther) throw new WriteKeyReused();
    return { session: made.session, isNew: made.session.id === id };
  }

  /** @throws UcpThingNotFound */
  async session(kind: SessionKind, id: string, release: Release): Promise<UcpSession> {
    const found = id.length <= 64 ? await this.sessions.touch(kind, id) : undefined;
    if (!found || found.release !== release) throw new UcpThingNotFound(kind);
    return found;
  }

  /** What the platform now says; nothing where it has said it under this key before. @throws SessionOver, WriteKeyReused */
  async say(session: UcpSession, write: NamedWrite | null, said: Said): Promise<UcpSession> {
    if (write && session.keys[write.key] !== undefined) return session;
    if (session.state !== 'open') throw new SessionOver(session.kind);
    if (!(await this.sessions.say(session.id, said, write))) throw new SessionOver(session.kind);
    return { ...session, said };
  }

  /** @throws WriteKeyReused when the key stands for another write of this session */
  writeOf(session: UcpSession, call: string, { key }: Written, sent: Sent): NamedWrite | null {
    if (key === undefined) return null;
    const write = { key: this.secrets.digest(key), hash: this.hashOf(call, sent) };
    const known = session.keys[write.key];
    if (known !== undefined && known !== write.hash) throw new WriteKeyReused();
    return write;
  }

  /** A write that completes: `told` marks that another amount was told under its key, `isTold` that it was. @throws WriteKeyReused */
  completionOf(session: UcpSession, by: Written, sent: Sent) {
    const { key } = by;
    const told =
      key === undefined ? null : { key: this.secrets.digest(key), hash: this.hashOf('told', sent) };
    const isTold = told !== null && session.keys[told.key] === told.hash;
    return { told, isTold, write: isTold ? null : this.writeOf(session, 'complete', by, sent) };
  }

  /** How the buyer's browser knows this cart or checkout; nobody leads it by that. */
  handOver({ id }: UcpSession): string {
    return this.secrets.digest(`handover\n${id}`).slice(0, HANDOVER_LETTERS);
  }

  private hashOf(call: string, sent: Sent): string {
    return this.secrets.digest(`${call}\n${JSON.stringify(sent)}`);
  }
}
