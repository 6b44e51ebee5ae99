/** A number by which the tax office of a country knows a business, as it is called there. */
export interface TaxNumberKind {
  /** `GSTIN`, `KRA PIN`. */
  name: string;
  /** One that passes, as people write it. */
  example: string;
  /** What it looks like, of countries that publish no check digit; the others are checked by a library. */
  form?: RegExp;
}

const kind = (name: string, example: string, form?: RegExp): TaxNumberKind =>
  form ? { name, example, form } : { name, example };

/**
 * Outside of the countries whose numbers begin with their letters (`vat-number.ts`), by ISO 3166-1 alpha-2. Names and forms: the OECD's
 * pages on tax identification numbers by country; Uganda Revenue Authority (ten digits), Rwanda Revenue Authority and Tanzania Revenue
 * Authority (nine), Nigeria's Joint Tax Board and FIRS (ten, eight and four; since 2026 thirteen, the eleven of a person's NIN, or a
 * company's RC or business name's BN number, FIRS on 22 December 2025); for persons in business in Turkey the number of
 * their identity card (General Communiqué on tax identification numbers 3, 2006), in Ukraine that of their tax card (Ministry of Finance, order 1588).
 */
export const TAX_NUMBERS: Readonly<Record<string, readonly TaxNumberKind[]>> = {
  AR: [kind('CUIT', '20-05536168-2')],
  AU: [kind('ABN', '51 824 753 556')],
  BR: [kind('CNPJ', '11.222.333/0001-81'), kind('CPF', '111.444.777-35')],
  CA: [kind('GST/HST number', '12302 6635 RC0001')],
  CL: [kind('RUT', '76.086.428-5')],
  CO: [kind('NIT', '213.123.432-1')],
  EG: [kind('Tax number', '100-531-385')],
  GH: [kind('TIN', 'C0000803561')],
  ID: [kind('NPWP', '0013 0006 6609 1000')],
  IL: [kind('Company number', '516179157')],
  IN: [kind('GSTIN', '27AAPFU0939F1ZV')],
  IS: [kind('VSK number', '00621')],
  JP: [kind('Corporate number', '5-8356-7825-6246')],
  KE: [kind('KRA PIN', 'P051365947M')],
  KR: [kind('BRN', '116-82-00276')],
  MA: [kind('ICE', '002136093000040')],
  MX: [kind('RFC', 'GODE561231GR8')],
  NG: [kind('TIN', '12345678-0001', /^(\d{10,13}|(RC|BN)\d{1,8})$/)],
  NO: [kind('MVA number', 'NO 995 525 828 MVA')],
  NZ: [kind('GST number', '49-091-850')],
  PE: [kind('RUC', '20512333797')],
  RS: [kind('PIB', '101134702')],
  RW: [kind('TIN', '102345678', /^\d{9}$/)],
  SG: [kind('UEN', '00192200M')],
  TH: [kind('TIN', '0-9940-00617-72-1')],
  TR: [kind('VKN', '4540536920'), kind('TCKN', '17291716060')],
  TW: [kind('UBN', '00501503')],
  TZ: [kind('TIN', '123-456-789', /^\d{9}$/)],
  UA: [kind('EDRPOU', '32855961'), kind('RNOKPP', '1759013776')],
  UG: [kind('TIN', '1000023456', /^\d{10}$/)],
  ZA: [kind('VAT number', '4540103145')],
};
