import { Injectable } from '@nestjs/common';
import type { Validator } from 'stdnum';
import { VatCheckDigits } from '../../application/ports.js';
import type { TaxNumberKind } from '../../domain/tax-numbers.js';
import type { VatNumber } from '../../domain/vat-number.js';
import { library } from './library.js';
import { validatorOf } from './own-numbers.js';
import {
  argentinianPerson,
  asBefore,
  bulgarian,
  czechWithSix,
  indianByNewCodes,
  isOfCard,
  latvianPerson,
  singaporeanFund,
  taiwanese,
} from './own-checks.js';

const SUFFIX_OF_CH = /(MWST|TVA|IVA|TPV)$/;

/** Tax numbers by the library `stdnum`, and by rules of our own where it refuses numbers that are in use (`own-checks.ts`). */
@Injectable()
export class StdnumCheckDigits implements VatCheckDigits {
  areRight({ letters, written }: VatNumber): boolean {
    const rest = written.slice(2);
    if (letters === 'BG') return bulgarian(rest);
    if (letters === 'CZ' && czechWithSix(rest)) return true;
    if (letters === 'LV' && latvianPerson(rest)) return true;
    const { euVat, stdnum } = library();
    if (letters === 'CH') return passes(stdnum['CH']?.['uid'], written.replace(SUFFIX_OF_CH, ''));
    if (letters === 'GB' || letters === 'XI') return passes(stdnum['GB']?.['vat'], rest);
    return passes(euVat[letters === 'EL' ? 'GR' : letters]?.[0], written);
  }

  isOwn(country: string, { name, form }: TaxNumberKind, written: string): boolean {
    if (form) return form.test(written);
    if (country === 'TW') return taiwanese(written);
    if (country === 'IN' && indianByNewCodes(written)) return true;
    if (country === 'AR' && argentinianPerson(written)) return true;
    if (country === 'SG' && singaporeanFund(written)) return true;
    return isOfCard(country, written) || passes(validatorOf(country, name), asBefore(country, written));
  }
}

/** A number that nobody can check is not right. */
const passes = (validator: Validator | undefined, written: string): boolean =>
  validator?.validate(written).isValid ?? false;
