import { describe, expect, it } from '@jest/globals';
import { countryCode } from '../../../kernel/world/countries.js';
import { TAX_NUMBERS } from '../../domain/tax-numbers.js';
import { compactNumber, nameOfNumber, readVatNumber } from '../../domain/vat-number.js';
import { StdnumCheckDigits } from './stdnum-check-digits.js';

const digits = new StdnumCheckDigits();
const KINDS = Object.entries(TAX_NUMBERS).flatMap(([country, kinds]) =>
  kinds.map((kind) => [country, kind.name, kind] as const),
);

describe('the tax numbers of other countries', () => {
  it.each(KINDS)('of %s, %s, have an example that passes', (country, _, kind) => {
    expect(countryCode(country)).toBe(country);
    expect(readVatNumber(kind.example)).toBeNull();
    expect(digits.isOwn(country, kind, compactNumber(kind.example))).toBe(true);
    expect(digits.isOwn(country, kind, '')).toBe(false);
    expect(digits.isOwn(country, kind, 'HELLO')).toBe(false);
  });

  // IN RFB 2.229/2024: letters since July 2026, each as its ASCII code less 48; the example of the Receita Federal
  it.each([
    ['BR', 'CNPJ', '12.ABC.345/01DE-35', '12.ABC.345/01DE-36'],
    ['BR', 'CPF', '111.444.777-35', '111.444.777-36'],
    ['IN', 'GSTIN', '27AAPFU0939F1ZV', '27AAPFU0939F1ZW'],
    ['IN', 'GSTIN', '38AAPFU0939F1ZS', '38AAPFU0939F1ZT'],
    ['IN', 'GSTIN', '97AAPFU0939F1ZO', '97AAPFU0939F1ZP'],
    ['TW', 'UBN', '04595257', '04595258'],
    ['TW', 'UBN', '04595252', '04595251'],
    ['TW', 'UBN', '10458574', '10458573'],
    ['TR', 'TCKN', '17291716060', '17291716061'],
    ['UA', 'RNOKPP', '1759013776', '1759013777'],
    ['AR', 'CUIT', '25-30111222-2', '25-30111222-3'],
    ['AR', 'CUIT', '26-30111222-9', '26-30111222-8'],
    ['AR', 'CUIT', '30-50000007-0', '28-50000007-0'],
    ['SG', 'UEN', 'T20VC0001L', 'T20VC0001M'],
    ['MX', 'RFC', 'GODE561231GR8', 'XAXX010101000'],
    ['AU', 'ABN', '51 824 753 556', '51 824 753 557'],
    ['ZA', 'VAT number', '4540103145', '5540103145'],
    ['NO', 'MVA number', 'NO 995 525 828 MVA', 'NO 995 525 829 MVA'],
    ['KE', 'KRA PIN', 'A004416331M', 'B004416331M'],
    ['UG', 'TIN', '1000023456', '100002345'],
    ['RW', 'TIN', '102345678', '1023456789'],
    ['TZ', 'TIN', '123-456-789', '123-456-78'],
    ['NG', 'TIN', '12345678-0001', '12345678-1'],
    ['NG', 'TIN', '12345678901', '1234567'],
    ['NG', 'TIN', 'RC 1234567', 'XC 1234567'],
    ['ID', 'NPWP', '01.300.066.6-091.000', '01.300.066.7-091.000'],
    ['ID', 'NPWP', '0013 0006 6609 1000', '0013 0006 6709 1000'],
    ['ID', 'NPWP', '3174 0145 0190 0001', '3174 0145 0190 001'],
    ['GH', 'TIN', 'P0001525158', 'P0001525159'],
    ['GH', 'TIN', 'GHA-000000000-0', 'GHA-000000000'],
  ])('of %s, %s: %s is one, and %s is none', (country, name, right, wrong) => {
    const kind = TAX_NUMBERS[country]?.find((one) => one.name === name);
    if (!kind) throw new Error(`${country} has no ${name}`);
    const passes = [right, wrong].map((one) => digits.isOwn(country, kind, compactNumber(one)));
    expect(passes).toEqual([true, false]);
  });

  it.each([
    ['DE', 'VAT number'],
    ['GR', 'VAT number'],
    ['GB', 'VAT number'],
    ['IN', 'GSTIN'],
    ['BR', 'CNPJ or CPF'],
    ['TR', 'VKN or TCKN'],
    ['US', null],
  ])('are called in %s: %s', (country, name) => {
    expect(nameOfNumber(country)).toBe(name);
  });
});
