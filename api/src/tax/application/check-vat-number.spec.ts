import { beforeEach, describe, expect, it } from '@jest/globals';
import { termsOf } from '../../kernel/testing/terms-of.js';
import type { VatNumber } from '../domain/vat-number.js';
import { TaxNumberRegistry, type RegisteredNumber } from './ports.js';
import { CheckVatNumber } from './check-vat-number.js';

const GOOGLE_FRANCE = 'FR40303265045';
const KNOWN: RegisteredNumber = {
  ...{ isKnown: true, askedAt: '2026-11-29T10:00:00.000Z', consultation: 'WAPIAAAA' },
  ...{ name: 'SARL GOOGLE FRANCE', address: '8 RUE DE LONDRES 75009 PARIS' },
};

/** A register that answers what it is told to. */
class Register extends TaxNumberRegistry {
  asked: string[] = [];
  answer: RegisteredNumber | null = KNOWN;

  override lookUp({ written }: VatNumber, own: VatNumber | null): Promise<RegisteredNumber | null> {
    this.asked.push(`${written} for ${own?.written ?? 'nobody'}`);
    return Promise.resolve(this.answer);
  }
}

let register: Register;
let now: number;
let viesCheck: boolean;
let accepted: string[];
let taxNumber: string;
let check: CheckVatNumber;

beforeEach(() => {
  register = new Register();
  now = 0;
  viesCheck = true;
  accepted = [];
  taxNumber = 'UG1000123456';
  const terms = termsOf(() => ({ viesCheck, acceptedVatNumbers: accepted, taxNumber }));
  const digits = {
    areRight: ({ written }: VatNumber) => written !== 'DE136695977',
    isOwn: (_: string, { name }: { name: string }, written: string) => written === `${name}1`,
  };
  check = new CheckVatNumber(register, digits, terms, { now: () => new Date(now) });
});

describe('a VAT number of a buyer', () => {
  it.each([undefined, '', '  '])('may be left out: %j', async (typed) => {
    expect(await check.checkVatNumber(typed)).toBeNull();
  });

  it('is that of another country by its own kinds, of the bill or the delivery', async () => {
    const pan = { letters: 'IN', written: 'GSTIN1', check: 'offline', register: null, name: 'GSTIN' };
    expect(await check.checkVatNumber('gstin-1', ['KE', 'IN'])).toEqual(pan);
    expect(await check.checkVatNumber('DE136695976', ['IN'])).toMatchObject({ letters: 'DE' });
    await expect(check.checkVatNumber('gstin-2', ['IN'])).rejects.toMatchObject({
      message: 'This is not a GSTIN. It looks like 27AAPFU0939F1ZV.',
    });
    await expect(check.checkVatNumber('gstin-1', ['US'])).rejects.toThrow('This is not a VAT number');
  });

  it.each(['DE136695977', '303265045', 'US123456789', 'hello'])(
    'is refused at its field when it is none: %s',
    async (typed) => {
      const refused = { code: 'vat_number_wrong', details: { fields: [{ field: 'vatNumber' }] } };
      await expect(check.checkVatNumber(typed)).rejects.toMatchObject(refused);
      expect(register.asked).toEqual([]);
    },
  );

  it('is nobody’s while the shop asks no register, and where the register keeps none', async () => {
    expect(await check.checkVatNumber('CHE-116.281.710 MWST')).toMatchObject({
      check: 'offline',
      letters: 'CH',
    });
    viesCheck = false;
    expect(await check.checkVatNumber('FR 40 303 265 045')).toEqual({
      ...{ written: GOOGLE_FRANCE, letters: 'FR', check: 'offline', register: null },
    });
    expect(register.asked).toEqual([]);
  });

  it('is confirmed by the register, which is asked once an hour, and the answer is kept', async () => {
    expect(await check.checkVatNumber(GOOGLE_FRANCE)).toMatchObject({ check: 'confirmed', register: KNOWN });
    register.answer = null;
    now += 3_599_000;
    expect(await check.checkVatNumber(GOOGLE_FRANCE)).toMatchObject({ check: 'confirmed', register: KNOWN });
    now += 1_000;
    expect(await check.checkVatNumber(GOOGLE_FRANCE)).toMatchObject({
      check: 'not_confirmed',
      register: null,
    });
    expect(register.asked).toEqual([`${GOOGLE_FRANCE} for nobody`, `${GOOGLE_FRANCE} for nobody`]);
  });

  it('is asked about in the name of the shop that has a number of the EU itself', async () => {
    taxNumber = 'DE 136 695 976';
    await check.checkVatNumber(GOOGLE_FRANCE);
    expect(register.asked).toEqual([`${GOOGLE_FRANCE} for DE136695976`]);
  });

  it('is told as unknown, not refused, when the register does not know it', async () => {
    register.answer = { ...KNOWN, isKnown: false };
    expect(await check.checkVatNumber(GOOGLE_FRANCE)).toMatchObject({ check: 'unknown' });
  });

  it('is taken without an answer, and asked about again after a minute', async () => {
    register.answer = null;
    expect(await check.checkVatNumber(GOOGLE_FRANCE)).toMatchObject({ check: 'not_confirmed' });
    register.answer = KNOWN;
    expect(await check.checkVatNumber(GOOGLE_FRANCE)).toMatchObject({ check: 'not_confirmed' });
    now += 60_000;
    expect(await check.checkVatNumber(GOOGLE_FRANCE)).toMatchObject({ check: 'confirmed' });
  });

  it('is accepted by the staff however it was written down, and nobody is asked', async () => {
    accepted = ['CHE-116.281.710', ' fr 40 303265045'];
    expect(await check.checkVatNumber(GOOGLE_FRANCE)).toMatchObject({ check: 'accepted', register: null });
    expect(await check.checkVatNumber('che116281710')).toMatchObject({ check: 'accepted' });
    accepted = ['GR 094259216', 'DE 136 695 977', 'DE12345678X', 'hello', '303265045'];
    expect(await check.checkVatNumber('DE136695977')).toMatchObject({ check: 'accepted', letters: 'DE' });
    expect(await check.checkVatNumber('de-12345678x')).toMatchObject({ check: 'accepted', letters: 'DE' });
    expect(await check.checkVatNumber('GR094259216')).toMatchObject({ check: 'accepted', letters: 'EL' });
    for (const nobodys of ['hello', '303265045'])
      await expect(check.checkVatNumber(nobodys)).rejects.toMatchObject({ code: 'vat_number_wrong' });
    expect(register.asked).toEqual([]);
  });
});
