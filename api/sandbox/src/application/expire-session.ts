import type { Clock } from '@duka/api/kernel/clock.js';
import type { UnitOfWork } from '@duka/api/kernel/unit-of-work.js';
import { ApiError, noSuch, seconds } from '../domain/wire/api.js';
import type { SessionExtra, WireSession } from '../domain/wire/session.js';
import type { SandboxStore, Entry } from './ports.js';
import type { RecordEvent } from './record-event.js';

type SessionEntry = Entry<WireSession, SessionExtra>;

/** Ends sessions: because the shop asks for it, or because their time is up. */
export class ExpireSession {
  constructor(
    private readonly store: SandboxStore,
    private readonly events: RecordEvent,
    private readonly clock: Clock,
    private readonly work: UnitOfWork,
  ) {}

  /** `POST /v1/checkout/sessions/{session}/expire`. @throws ApiError when it is not open any more */
  asked(id: string): Promise<WireSession> {
    return this.work.run(async () => {
      const entry = await this.store.lock<WireSession, SessionExtra>('session', id);
      if (!entry) throw noSuch('checkout.session', id, 'session');
      if (entry.data.status !== 'open')
        throw new ApiError(
          400,
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${entry.data.status}\`.`,
        );
      return this.expire(entry);
    });
  }

  /** The session as it is now: one whose time is up has expired, whether or not anybody looked. Null: no such session. */
  current(id: string): Promise<SessionEntry | null> {
    return this.work.run(async () => {
      const entry = await this.store.lock<WireSession, SessionExtra>('session', id);
      if (entry && this.isOver(entry)) await this.expire(entry);
      return entry;
    });
  }

  private isOver({ data }: SessionEntry): boolean {
    return data.status === 'open' && data.expires_at <= seconds(this.clock.now());
  }

  private async expire(entry: SessionEntry): Promise<WireSession> {
    entry.data.status = 'expired';
    entry.data.url = null;
    entry.extra.waiting = null;
    await this.store.save(entry);
    await this.events.run('checkout.session.expired', entry.data);
    return entry.data;
  }
}
