import { InMemoryWallet } from './in-memory-wallet.js';
import { walletContract } from './wallet-contract.js';

walletContract('in memory', () => {
  const wallet = new InMemoryWallet();
  const tap = (reference: string, answer: 'approve' | 'reject') => {
    if (answer === 'approve') wallet.approve(reference);
    else wallet.decline(reference);
    return Promise.resolve();
  };
  return Promise.resolve({ wallet, tap });
});
