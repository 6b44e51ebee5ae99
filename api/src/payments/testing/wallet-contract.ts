import { describe, expect, it } from '@jest/globals';
import type { MobileAttempt, MobileMoneyGateway } from '../methods/mobile/mobile-money-gateway.js';

export interface WalletScene {
  wallet: MobileMoneyGateway;
  /** The owner of the phone answers the prompt. */
  tap: (reference: string, answer: 'approve' | 'reject') => Promise<void>;
}

/** What the shop relies on, whoever asks the phone. */
export function walletContract(where: string, open: () => Promise<WalletScene>): void {
  async function prompt(changes: Partial<MobileAttempt> = {}) {
    const { wallet, tap } = await open();
    const attempt: MobileAttempt = {
      ...{ reference: wallet.newReference(), attemptId: '0192f1c4-0000-7000-8000-000000000001' },
      ...{ amountCents: 1_250, currency: wallet.currency, mobileNumber: '+256770000001' },
      ...{ message: 'Order ABCD1234', callbackUrl: null, ...changes },
    };
    const { attemptId, amountCents, currency } = attempt;
    const found = { outcome: 'found', attemptId, amountCents, currency };
    const read = () => wallet.readStatus(attempt.reference);
    return { wallet, tap, attempt, found, read };
  }

  describe(`prompts on the phone ${where}`, () => {
    it('have a reference of their own each, and are missing until they are sent', async () => {
      const { wallet, attempt, read } = await prompt();
      expect(wallet.newReference()).not.toBe(attempt.reference);
      expect(await read()).toEqual({ outcome: 'missing' });
    });

    it('wait for their owner, asked once or twice under one reference', async () => {
      const { wallet, attempt, found, read } = await prompt();
      for (const _ of ['once', 'twice'])
        expect(await wallet.requestToPay(attempt)).toEqual({ outcome: 'requested' });
      expect(await read()).toEqual({ ...found, state: 'pending', transactionRef: null, failureCode: null });
    });

    it('stay what they were when they are asked for again with another amount', async () => {
      const { wallet, attempt, found, read } = await prompt();
      await wallet.requestToPay(attempt);
      await wallet.requestToPay({ ...attempt, amountCents: 99 });
      expect(await read()).toMatchObject(found);
    });

    it('are paid once they are approved, under the number of the money', async () => {
      const { wallet, attempt, tap, found, read } = await prompt();
      await wallet.requestToPay(attempt);
      await tap(attempt.reference, 'approve');
      const number = { transactionRef: expect.stringMatching(/./) as unknown };
      expect(await read()).toEqual({ ...found, ...number, state: 'paid', failureCode: null });
    });

    it('fail once they are rejected, and are not asked again by their reference', async () => {
      const { wallet, attempt, tap, found, read } = await prompt();
      await wallet.requestToPay(attempt);
      await tap(attempt.reference, 'reject');
      await wallet.requestToPay(attempt);
      expect(await read()).toEqual({
        ...{ ...found, state: 'failed', transactionRef: null, failureCode: 'APPROVAL_REJECTED' },
      });
    });

    it('are not sent in another currency than the wallets’', async () => {
      const { wallet, attempt, read } = await prompt({ currency: 'XAF' });
      expect(await wallet.requestToPay(attempt)).toMatchObject({
        ...{ outcome: 'refused', code: 'INVALID_CURRENCY' },
      });
      expect(await read()).toEqual({ outcome: 'missing' });
    });
  });
}
