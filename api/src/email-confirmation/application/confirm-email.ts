import { ConfirmationLinkDead } from '../domain/refusals.js';
import type { Confirmations } from './ports.js';

/** Whoever has the mailed link reads the mailbox. */
export class ConfirmEmail {
  constructor(private readonly confirmations: Confirmations) {}

  /** @throws ConfirmationLinkDead */
  async execute(token: string): Promise<void> {
    if (!(await this.confirmations.redeem(token))) throw new ConfirmationLinkDead();
  }
}
