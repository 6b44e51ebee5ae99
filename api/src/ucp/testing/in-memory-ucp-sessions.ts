import { NOTHING_SAID } from '../application/read-said.js';
import { UcpSessions, type NamedWrite, type NewSession } from '../application/ports.js';
import { isStale, LIFE_SECONDS } from '../domain/session.js';
import type { Said, SessionKind, Shown, UcpSession } from '../domain/session.js';

interface Kept {
  session: UcpSession;
  request: NamedWrite | null;
  endsAt: number;
}

export class InMemoryUcpSessions extends UcpSessions {
  private readonly kept = new Map<string, Kept>();

  override create({ request, lifeSeconds, ...asked }: NewSession) {
    const before = [...this.kept.values()].find((one) => request && one.request?.key === request.key);
    if (before)
      return Promise.resolve({ session: before.session, isOther: before.request?.hash !== request?.hash });
    const endsAt = Date.now() + lifeSeconds * 1_000;
    const session: UcpSession = {
      ...{ ...asked, state: 'open', shown: null, accountId: null, orderId: null, term: null, payUrl: null },
      ...{ keys: {}, expiresAt: new Date(endsAt).toISOString() },
    };
    this.kept.set(session.id, { session, request, endsAt });
    return Promise.resolve({ session, isOther: false });
  }

  override find(kind: SessionKind, id: string): Promise<UcpSession | undefined> {
    const found = this.kept.get(id);
    const isThere = found && found.session.kind === kind && found.endsAt > Date.now();
    return Promise.resolve(isThere ? found.session : undefined);
  }

  override async touch(kind: SessionKind, id: string): Promise<UcpSession | undefined> {
    const found = await this.find(kind, id);
    if (found?.state !== 'open' || !isStale(found, LIFE_SECONDS[kind])) return found;
    const endsAt = Date.now() + LIFE_SECONDS[kind] * 1_000;
    const session = { ...found, expiresAt: new Date(endsAt).toISOString() };
    this.kept.set(id, { request: this.kept.get(id)?.request ?? null, session, endsAt });
    return session;
  }

  override name(id: string, write: NamedWrite): Promise<boolean> {
    const found = this.kept.get(id);
    if (!found || found.session.keys[write.key] !== undefined) return Promise.resolve(false);
    const keys = { ...found.session.keys, [write.key]: write.hash };
    this.kept.set(id, { ...found, session: { ...found.session, keys } });
    return Promise.resolve(true);
  }

  override say(id: string, said: Said, write: NamedWrite | null): Promise<boolean> {
    return this.change(id, ({ keys }) => ({
      said,
      keys: write ? { ...keys, [write.key]: write.hash } : keys,
    }));
  }

  override async show(id: string, shown: Shown): Promise<void> {
    await this.change(id, () => ({ shown }));
  }

  override giveTo(id: string, accountId: string): Promise<string> {
    const found = this.kept.get(id);
    if (!found) throw new Error(`no session ${id}`);
    const owner = found.session.accountId ?? accountId;
    this.kept.set(id, { ...found, session: { ...found.session, accountId: owner } });
    return Promise.resolve(owner);
  }

  override ofAccount(accountId: string): Promise<UcpSession | undefined> {
    const found = [...this.kept.values()].find(({ session }) => session.accountId === accountId);
    return Promise.resolve(found?.session);
  }

  override placed(id: string, made: Pick<UcpSession, 'orderId' | 'term' | 'payUrl'>): Promise<void> {
    const found = this.kept.get(id);
    if (found) {
      const session: UcpSession = { ...found.session, ...made, state: 'placed', said: NOTHING_SAID };
      this.kept.set(id, { ...found, session });
    }
    return Promise.resolve();
  }

  override cancel(id: string): Promise<boolean> {
    return this.change(id, () => ({ state: 'canceled' }));
  }

  override forgetEnded(): Promise<void> {
    for (const [id, { endsAt }] of this.kept) if (endsAt < Date.now()) this.kept.delete(id);
    return Promise.resolve();
  }

  /** While it is open. */
  private change(id: string, by: (session: UcpSession) => Partial<UcpSession>): Promise<boolean> {
    const found = this.kept.get(id);
    if (!found || found.session.state !== 'open') return Promise.resolve(false);
    this.kept.set(id, { ...found, session: { ...found.session, ...by(found.session) } });
    return Promise.resolve(true);
  }
}
