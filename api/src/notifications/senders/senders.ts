import type { ProviderAccess } from '../../platform/config/provider-access.js';
import type { MailSender } from './contract.js';

/** All by whom letters can be sent. */
export class Senders {
  constructor(
    private readonly all: readonly MailSender[],
    private readonly access: Pick<ProviderAccess, 'isSetUp'>,
  ) {}

  /** The first that is set up, asked at each letter; undefined while none is. */
  get inUse(): MailSender | undefined {
    return this.all.find(({ definition }) => this.access.isSetUp(definition.name));
  }

  /** By the name of its connection. */
  named(name: string): MailSender | undefined {
    return this.all.find(({ definition }) => definition.name === name);
  }
}
