import { defaultSettings } from '../../kernel/settings/settings.js';
import { InMemorySettings } from './in-memory-settings.js';
import { settingsContract } from './settings-contract.js';

settingsContract('in memory', () => {
  const settings = new InMemorySettings(defaultSettings(40));
  return Promise.resolve({
    settings,
    price: () => Promise.resolve(void (settings.counts.hasPrices = true)),
    limit: (currency) => Promise.resolve(void settings.limits.add(currency)),
    quote: () => Promise.resolve(void (settings.counts.hasQuotes = true)),
    order: () => Promise.resolve(void (settings.counts.hasOrders = true)),
  });
});
