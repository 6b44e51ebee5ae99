/**
 * What an invoice must say where the buyer owes the tax, in the languages of the member states: Directive 2006/112/EC, Article 226
 * (11a), as Directive 2010/45/EU words it (listed by the German ministry of finance, 25 October 2013, BStBl I 2013, 1305).
 */
const REVERSE_CHARGE: Readonly<Record<string, string>> = {
  AT: 'Steuerschuldnerschaft des Leistungsempfängers',
  BE: 'Btw verlegd, Autoliquidation',
  BG: 'обратно начисляване',
  CY: 'Αντίστροφη επιβάρυνση',
  CZ: 'daň odvede zákazník',
  DE: 'Steuerschuldnerschaft des Leistungsempfängers',
  DK: 'omvendt betalingspligt',
  EE: 'pöördmaksustamine',
  ES: 'inversión del sujeto pasivo',
  FI: 'käännetty verovelvollisuus',
  FR: 'Autoliquidation',
  GR: 'Αντίστροφη επιβάρυνση',
  HR: 'prijenos porezne obveze',
  HU: 'fordított adózás',
  IT: 'inversione contabile',
  LT: 'Atvirkštinis apmokestinimas',
  LU: 'Autoliquidation',
  LV: 'nodokļa apgrieztā maksāšana',
  MT: 'Inverżjoni tal-ħlas',
  NL: 'Btw verlegd',
  PL: 'odwrotne obciążenie',
  PT: 'Autoliquidação',
  RO: 'taxare inversă',
  SE: 'omvänd betalningsskyldighet',
  SK: 'prenesenie daňovej povinnosti',
};

/** The law's words for a reverse charge where the shop is (ISO 3166-1 alpha-2); English where it asks for no others. */
export const reverseChargeAt = (country: string): string => REVERSE_CHARGE[country] ?? 'Reverse charge';
