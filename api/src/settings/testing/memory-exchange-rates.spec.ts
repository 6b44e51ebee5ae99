import { exchangeRatesContract } from './exchange-rates-contract.js';
import { MemoryExchangeRates } from './memory-exchange-rates.js';

exchangeRatesContract('in memory', () => Promise.resolve(new MemoryExchangeRates()));
