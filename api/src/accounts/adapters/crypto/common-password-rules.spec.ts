import { describe, expect, it } from '@jest/globals';
import { dictionary } from '@zxcvbn-ts/language-common';
import { readConfig } from '../../../platform/config/config.js';
import { CommonPasswordRules } from './common-password-rules.js';

const env = { DATABASE_URL: 'postgres://localhost/shop', JWT_SECRET: 'x'.repeat(32) };
const rules = new CommonPasswordRules(readConfig(env));
const commonest = dictionary['passwords-common'].slice(0, 10_000);

describe('the passwords that everybody tries first', () => {
  it('S03 are ten thousand, and each is refused as it stands, in capitals and between blanks', () => {
    expect(new Set(commonest).size).toBe(10_000);
    const taken = commonest.filter((word) =>
      [word, word.toUpperCase(), ` ${word} `].some((spelling) => !rules.isCommon(spelling)),
    );
    expect(taken).toEqual([]);
  });

  it.each(['duka', 'Duka2026', 'DUKASHOP', 'shopper'])('S03 hold the shop’s own word %s', (word) => {
    expect(rules.isCommon(word)).toBe(true);
  });

  it('S03 are not what somebody made up', () => {
    expect(rules.isCommon('saffron kettle 42')).toBe(false);
  });
});
