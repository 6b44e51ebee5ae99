import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { SETTINGS, defaultSettings } from '../../../kernel/settings/settings.js';
import { ChangeSettingsDto } from './settings.dto.js';

const sentencesOf = (sent: object) =>
  validateSync(plainToInstance(ChangeSettingsDto, sent)).flatMap(({ constraints = {} }) =>
    Object.values(constraints),
  );

describe('a declared setting', () => {
  it.each(Object.keys(SETTINGS))('takes what holds before anybody has decided: %s', (name) => {
    const usual: Readonly<Record<string, unknown>> = { ...defaultSettings(40) };
    expect(sentencesOf({ [name]: usual[name] })).toEqual([]);
  });

  it.each([
    ['supportPhone', 'x'.repeat(41), 'supportPhone must be at most 40 characters'],
    ['imprint', 'x'.repeat(2_001), 'imprint must be at most 2,000 characters'],
    ['taxNumber', 'a\nb', 'taxNumber must be one line'],
    ['name', ' ', 'name must have 1 to 60 characters'],
    ['supportEmail', '', 'supportEmail must be an email address'],
    ['newOrderEmail', 'nobody', 'newOrderEmail must be an email address'],
    ['orderCutOff', '25:00', 'orderCutOff must be a time such as 14:00, or empty'],
    ['returnDays', 1.5, 'returnDays must be a whole number from 1 to 365'],
    ['depositPercent', 101, 'depositPercent must be a number from 0 to 100'],
    ['guestsAllowed', 'yes', 'guestsAllowed must be true or false'],
    ['euRules', 'maybe', 'euRules must be one of by_country, on, off'],
    ['country', 'XX', 'country must be a code of ISO 3166-1, such as UG'],
    ['region', 'x'.repeat(81), 'The region must be at most 80 characters'],
    ['timeZone', 'Mars', 'timeZone must be a time zone, such as Africa/Kampala'],
    ['currency', 'XXX', 'currency must be a code of ISO 4217, such as EUR'],
    ['workingDays', [], 'workingDays must name at least one day'],
    ['languages', ['fr', 'fr'], 'languages must name each language once'],
    ['offerEndsAt', 'soon', 'offerEndsAt must be a date'],
  ])('%s says what is wrong with %j', (name, value, sentence) => {
    expect(sentencesOf({ [name]: value })).toContain(sentence);
  });

  it('is emptied by null where it may be empty, and nowhere else', () => {
    expect(plainToInstance(ChangeSettingsDto, { taxNumber: null, offerEndsAt: null })).toMatchObject({
      taxNumber: '',
      offerEndsAt: null,
    });
    expect(sentencesOf({ taxNumber: null, offerEndsAt: null })).toEqual([]);
    expect(sentencesOf({ name: null })).toContain('name must be a text');
    expect(sentencesOf({ returnDays: null })).toContain('returnDays must be a whole number from 1 to 365');
  });
});
