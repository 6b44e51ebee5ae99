import { describe, expect, it } from '@jest/globals';
import { addressRules, emptyAddress } from './address';
import { fieldTable, type FieldSpec } from './field-table';
import { emailRule, isEmail, lineRule, phoneRule, zipRule } from './rules';
import { afterTyping, problemsOf } from './use-form';

describe('what is wrong with a field, named', () => {
  it.each([
    [emailRule, 'grace.example.com', 'The email address is missing an @'],
    [emailRule, 'grace@example', 'The email address is incomplete after the @'],
    [emailRule, 'gr ace@example.com', 'Please enter a valid email address'],
    [emailRule, 'grace@example..com', 'The email address is incomplete after the @'],
    [emailRule, ' grace@mail.example.com ', null],
    [phoneRule, '', 'Please enter your phone number'],
    [phoneRule, '+1 5', 'Phone number is 2 digits short'],
    [phoneRule, '٠٧٧٢ ١٢٣ ٤٥٦', null],
    [phoneRule, '030/123456', null],
    [phoneRule, '+1 305 555 0123 ext. 5', null],
    [phoneRule, 'call me', 'A phone number has only digits, spaces and + ( ) -'],
    [phoneRule, '+254 (700) 000-001', null],
    [phoneRule, '\u202A+972 50-123-4567\u202C', null],
    [emailRule, '\uFEFFgrace@mail.example.com\u200B', null],
    [lineRule('city'), '\u2060\u00A0', 'Please enter your city'],
    [zipRule('United States'), '\u200E62704\u00A0', null],
    [zipRule('United States'), '6270', 'A ZIP code has 5 digits, like 62704'],
    [zipRule('United States'), '62704-1234', null],
    [zipRule('Kenya'), '00100', null],
    [zipRule('United Kingdom'), 'SW1A 1AA', null],
    [lineRule('city'), '  ', 'Please enter your city'],
    [lineRule('firstName'), 'x'.repeat(61), 'First name can have at most 60 characters'],
  ] as const)('%# %p', (rule, value, problem) => expect(rule(value)).toBe(problem));

  it.each([
    ['United States', ['street', 'city', 'state', 'zipCode']],
    ['Germany', ['street', 'city', 'zipCode']],
    ['Uganda', ['street', 'city']],
    ['Hong Kong', ['street', 'city', 'state']],
    ['Singapore', ['street', 'zipCode']],
  ])('lists the empty fields that an address in %s needs; a last name is none', (country, fields) => {
    const empty = { ...emptyAddress, country };
    expect(Object.keys(problemsOf(empty, addressRules(empty)))).toEqual(['firstName', ...fields]);
  });

  it.each([
    ['Hong Kong', { city: 'Central' }, null],
    ['Germany', { zipCode: '1011' }, 'In Germany a postcode is like 12345'],
    ['Germany', { zipCode: 'D-10115' }, null],
    ['Japan', { zipCode: '1000001' }, null],
    ['Japan', { zipCode: '' }, 'Please enter your postal code'],
    ['Kenya', { zipCode: '' }, null],
    ['India', { zipCode: '' }, 'Please enter your PIN code'],
    ['United States', { zipCode: '' }, 'Please enter your ZIP code'],
    ['United States', { zipCode: '٩٠٢١٠' }, 'A ZIP code has 5 digits, like 62704'],
    ['United Kingdom', { zipCode: 'sw1a1aa' }, null],
  ])('calls the parts of an address in %s as people there do: %j', (country, parts, problem) => {
    const address = { ...emptyAddress, street: '1', city: 'Town', state: 'Part', country, ...parts };
    expect(problemsOf(address, addressRules(address)).zipCode ?? null).toBe(problem);
  });

  it('takes anything that looks like an address for an email', () => {
    expect(isEmail('a@b.c')).toBe(true);
    expect(isEmail('a@b')).toBe(false);
  });
});

describe('problems on show', () => {
  it('never gains one while typing and loses it at the keystroke that fixes it', () => {
    expect(afterTyping({}, { email: 'wrong' }, 'email')).toEqual({});
    expect(afterTyping({ email: 'old' }, { email: 'new' }, 'email')).toEqual({ email: 'new' });
    expect(afterTyping<'email' | 'name'>({ email: 'old', name: 'n' }, {}, 'email')).toEqual({ name: 'n' });
  });
});

describe('the field table', () => {
  const rows = Object.entries(fieldTable) as [string, FieldSpec][];

  it.each(rows)('%s has a label, a type and autofill', (_name, spec) => {
    expect(spec.label).not.toBe('');
    expect(spec.type).toBeTruthy();
    expect(spec.autoComplete).toMatch(/^(shipping )?[a-z][a-z0-9-]+$/);
  });

  it('gives each field its own autofill word and keyboard', () => {
    const word = (name: keyof typeof fieldTable) => {
      const spec: FieldSpec = fieldTable[name];
      return [spec.type, spec.inputMode, spec.autoComplete];
    };
    expect(word('email')).toEqual(['email', 'email', 'email']);
    expect(word('phone')).toEqual(['tel', 'tel', 'tel']);
    expect(word('accountName')).toEqual(['text', undefined, 'cc-name']);
    expect(word('accountNumber')).toEqual(['text', 'numeric', 'cc-number']);
    expect(word('routingNumber')).toEqual(['text', 'numeric', 'cc-exp']);
    expect(word('bankName')).toEqual(['text', 'numeric', 'cc-csc']);
    expect(word('mobileNumber')).toEqual(['tel', 'tel', 'tel']);
    expect(word('password')).toEqual(['password', undefined, 'current-password']);
    expect(word('newPassword')).toEqual(['password', undefined, 'new-password']);
    expect(word('zipCode')).toEqual(['text', undefined, 'shipping postal-code']);
  });

  it('switches capitals and correction off for what is typed as it is written', () => {
    for (const name of ['email', 'accountNumber', 'bankName', 'password', 'mobileNumber'] as const)
      expect(fieldTable[name]).toMatchObject({
        autoCapitalize: 'none',
        autoCorrect: 'off',
        spellCheck: false,
      });
  });
});
