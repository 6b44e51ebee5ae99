import { walletContract } from '../../api/src/payments/testing/wallet-contract.js';
import { tapOnPhone } from '../support/money.js';
import { useShop } from '../support/use-shop.js';
import { walletTo, type SECRETS } from './momo-client.js';
import { HandClock } from './stripe-client.js';

const shop = useShop();

walletContract('of the sandbox', async () => {
  const [row] = await shop.sql<{ value: typeof SECRETS }>(
    `select value from sandbox.setting where key = 'keys'`,
  );
  const door = `http://127.0.0.1:${shop.api.place.sandboxPort}`;
  return {
    wallet: walletTo(door, new HandClock(), row?.value),
    tap: (reference, answer) => tapOnPhone(shop, reference, answer),
  };
});
