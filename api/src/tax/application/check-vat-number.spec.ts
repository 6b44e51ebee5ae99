import { beforeEach, describe, expect, it } from '@jest/globals';
import { VatRegister } from './ports.js';
import { CheckVatNumber } from './check-vat-number.js';

const GOOGLE_FRANCE = 'FR40303265045';

/** A register that answers what it is told to. */
class Register extends VatRegister {
  asked: string[] = [];
  answer: boolean | null = true;

  override knows({ written }: { written: string }): Promise<boolean | null> {
    this.asked.push(written);
    return Promise.resolve(this.answer);
  }
}

let register: Register;
let now: number;
let viesCheck: boolean;
let check: CheckVatNumber;

beforeEach(() => {
  register = new Register();
  now = 0;
  viesCheck = true;
  const terms = { viesCheck: () => Promise.resolve(viesCheck) } as never;
  check = new CheckVatNumber(register, terms, { now: () => new Date(now) });
});

describe('a VAT number of a buyer', () => {
  it.each([undefined, '', '  '])('may be left out: %j', async (typed) => {
    expect(await check.execute(typed)).toBeNull();
  });

  it.each(['DE136695977', '303265045', 'US123456789', 'hello'])(
    'is refused at its field when it is none: %s',
    async (typed) => {
      const refused = { code: 'vat_number_wrong', details: { fields: [{ field: 'vatNumber' }] } };
      await expect(check.execute(typed)).rejects.toMatchObject(refused);
      expect(register.asked).toEqual([]);
    },
  );

  it('is checked by itself while the shop asks no register, and where the register keeps none', async () => {
    expect(await check.execute('CHE-123.456.788 MWST')).toMatchObject({ check: 'offline', country: 'CH' });
    viesCheck = false;
    expect(await check.execute('FR 40 303 265 045')).toEqual({
      ...{ written: GOOGLE_FRANCE, country: 'FR', check: 'offline' },
    });
    expect(register.asked).toEqual([]);
  });

  it('is confirmed by the register, which is asked once an hour', async () => {
    expect(await check.execute(GOOGLE_FRANCE)).toMatchObject({ check: 'confirmed' });
    register.answer = null;
    now += 3_599_000;
    expect(await check.execute(GOOGLE_FRANCE)).toMatchObject({ check: 'confirmed' });
    now += 1_000;
    expect(await check.execute(GOOGLE_FRANCE)).toMatchObject({ check: 'not_confirmed' });
    expect(register.asked).toHaveLength(2);
  });

  it('is refused when the register does not know it', async () => {
    register.answer = false;
    await expect(check.execute(GOOGLE_FRANCE)).rejects.toThrow('does not know this VAT number');
  });

  it('is taken without an answer, and asked about again after a minute', async () => {
    register.answer = null;
    expect(await check.execute(GOOGLE_FRANCE)).toMatchObject({ check: 'not_confirmed' });
    register.answer = false;
    expect(await check.execute(GOOGLE_FRANCE)).toMatchObject({ check: 'not_confirmed' });
    now += 60_000;
    await expect(check.execute(GOOGLE_FRANCE)).rejects.toThrow('does not know this VAT number');
  });
});
