import { keptRatesContract } from './kept-rates-contract.js';
import { MemoryKeptRates } from './memory-kept-rates.js';

keptRatesContract('in memory', () =>
  Promise.resolve({ rates: new MemoryKeptRates(), keys: ['one', 'other'] as const }),
);
