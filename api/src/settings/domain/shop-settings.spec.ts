import { describe, expect, it } from '@jest/globals';
import { defaultSettings } from './shop-settings.js';

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
