import { describe, expect, it } from '@jest/globals';
import { defaultSettings } from '../../kernel/settings/settings.js';
import { crossedOut } from './shop-settings.js';

describe('a shop before anybody has decided anything', () => {
  it('asks its shoppers to log in, and tells nobody which addresses have accounts', () => {
    expect(defaultSettings(40)).toMatchObject({
      ...{ guestsAllowed: false, tellUnknownEmails: false, signUpByMail: false },
    });
  });

  it('asks for nothing that a mail server, an app or a register outside would have to be there for', () => {
    expect(defaultSettings(40)).toMatchObject({
      ...{ confirmedEmailFirst: false, staffSecondFactor: false, viesCheck: false, taxService: 'own' },
    });
  });

  it('takes the deposit that it was started with', () => {
    expect(defaultSettings(25).depositPercent).toBe(25);
  });
});

describe('what sales cross out', () => {
  it.each([
    ['DE', 'by_country', 'lowest'],
    ['GR', 'by_country', 'lowest'],
    ['NO', 'by_country', 'lowest'],
    ['GB', 'by_country', 'derived'],
    ['CH', 'by_country', 'derived'],
    ['US', 'by_country', 'derived'],
    ['US', 'lowest', 'lowest'],
    ['DE', 'derived', 'derived'],
  ] as const)('in %s with %s is %s', (country, formerPrices, told) => {
    expect(crossedOut({ country, formerPrices })).toBe(told);
  });
});
