import type { Ids } from '../../kernel/ids.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { Account } from '../domain/account.js';
import type { BearerTokens, SessionStore, UserView } from './ports.js';
import { userView } from './user-view.js';

/** Where somebody logs in from. */
export interface Device {
  userAgent: string;
  ip: string;
  /** The browser's own name for itself, if it sends one; otherwise its user agent stands for it. */
  device?: string | undefined;
}

export interface LoggedIn {
  user: UserView;
  token: string;
}

export interface Proof extends Device {
  remember: boolean;
  secondFactor: boolean;
}

/** Opens a session for somebody who has proved who they are, and writes to them when the device is a new one. */
export class OpenSession {
  constructor(
    private readonly sessions: SessionStore,
    private readonly tokens: BearerTokens,
    private readonly outbox: Outbox,
    private readonly unit: UnitOfWork,
    private readonly ids: Ids,
  ) {}

  async execute(account: Account, proof: Proof): Promise<LoggedIn> {
    const id = this.ids.next();
    const { userAgent } = proof;
    const device = proof.device ?? userAgent;
    const end = await this.unit.run(async () => {
      if (await this.sessions.isNewDevice(account.id, device)) {
        const payload = { accountId: account.id, name: account.name, email: account.email, userAgent };
        await this.outbox.publish({ topic: 'mail.new-device', payload });
      }
      return this.sessions.open({ ...proof, id, accountId: account.id, device });
    });
    return { user: userView(account), token: await this.tokens.sign(account.id, id, end) };
  }
}
