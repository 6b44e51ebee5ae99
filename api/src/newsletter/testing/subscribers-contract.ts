import { describe, expect, it } from '@jest/globals';
import type { Subscribers } from '../application/ports.js';

export interface SubscribersScene {
  subscribers: Subscribers;
  /** An address that has asked for nothing, in small letters. */
  newEmail: () => string;
}

const HERE = '198.51.100.7';

/** What every keeper of the newsletter's addresses must do, in memory as in PostgreSQL. */
export function subscribersContract(where: string, open: () => Promise<SubscribersScene>): void {
  async function asked() {
    const { subscribers, newEmail } = await open();
    const email = newEmail();
    const ask = async (address = email, ip = HERE) => {
      const token = await subscribers.request(address, ip);
      if (token === undefined) throw new Error('no token');
      return token;
    };
    const subscribe = async () => {
      const confirmed = await subscribers.confirm(await ask());
      if (!confirmed) throw new Error('not confirmed');
      return confirmed;
    };
    return { subscribers, newEmail, email, ask, subscribe };
  }

  describe(`subscribers ${where}`, () => {
    it('confirm once, by the last link that they were mailed', async () => {
      const { subscribers, email, ask } = await asked();
      const [first, last] = [await ask(), await ask()];
      expect(await subscribers.confirm(first)).toBeUndefined();
      const confirmed = await subscribers.confirm(last);
      expect(confirmed).toEqual({ email, isBack: false, unsubscribeToken: expect.any(String) });
      expect([await subscribers.confirm(last), await subscribers.confirm('nothing')]).toEqual([
        ...[undefined, undefined],
      ]);
    });

    it('are one for each address, however it is written, and are not asked once they have confirmed', async () => {
      const { subscribers, email, subscribe } = await asked();
      await subscribe();
      expect(await subscribers.request(email.toUpperCase(), HERE)).toBeUndefined();
    });

    it('leave by the link of their letters, as often as they click, and are asked when they come back', async () => {
      const { subscribers, newEmail, ask, subscribe } = await asked();
      const { unsubscribeToken } = await subscribe();
      await ask(newEmail());
      expect([await subscribers.leave(unsubscribeToken), await subscribers.leave(unsubscribeToken)]).toEqual([
        ...['left', 'left'],
      ]);
      expect(await subscribers.leave(`${unsubscribeToken}x`)).toBe('unknown');
      expect(await subscribe()).toMatchObject({ isBack: true });
    });

    it('who came back are not sent away by a letter of before, and leave by a new one', async () => {
      const { subscribers, subscribe } = await asked();
      const before = await subscribe();
      await subscribers.leave(before.unsubscribeToken);
      const { unsubscribeToken } = await subscribe();
      expect(await subscribers.leave(before.unsubscribeToken)).toBe('before');
      expect(await subscribers.leave(unsubscribeToken)).toBe('left');
      expect(await subscribers.leave(before.unsubscribeToken)).toBe('before');
    });

    it('are asked three times an hour by each sender, each mailbox for itself', async () => {
      const { subscribers, newEmail, email, ask } = await asked();
      for (const _ of [1, 2, 3]) await ask();
      expect(await subscribers.request(email, HERE)).toBeUndefined();
      expect(await subscribers.request(email.replace('@', '+more@'), HERE)).toBeUndefined();
      await ask(newEmail());
    });

    it('are asked by their owner whatever a stranger asked, and confirm by the last of twelve letters', async () => {
      const { subscribers, email, ask } = await asked();
      for (const _ of [1, 2, 3]) await ask();
      expect(await subscribers.request(email, HERE)).toBeUndefined();
      let last = '';
      for (const host of [1, 2, 3]) for (const _ of [1, 2, 3]) last = await ask(email, `203.0.113.${host}`);
      expect(await subscribers.request(email, '203.0.113.9')).toBeUndefined();
      expect(await subscribers.confirm(last)).toMatchObject({ email });
    });
  });
}
