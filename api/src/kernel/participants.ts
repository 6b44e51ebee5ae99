/** Who sends or gets e-invoices in the network Peppol. */
export interface Participant {
  /** A code of the list EAS. */
  scheme: string;
  id: string;
}

/**
 * Schemes by which somebody is known in the network, and how the access point calls them. The codes are those of the code list EAS
 * (EN 16931, BT-49-1) in the release 3.0.19 of Peppol BIS Billing, `structure/codelist/eas.xml` of
 * https://github.com/OpenPEPPOL/peppol-bis-invoice-3, without what it has for no party in trade; the names those of Peppol's
 * list of participant identifier schemes.
 */
export const SCHEMES: Readonly<Record<string, string>> = {
  ...{ '0002': 'FR:SIRENE', '0007': 'SE:ORGNR', '0009': 'FR:SIRET', '0060': 'DUNS', '0088': 'GLN' },
  ...{ '0096': 'DK:P', '0106': 'NL:KVK', '0151': 'AU:ABN', '0184': 'DK:DIGST', '0188': 'JP:SST' },
  ...{
    '0183': 'CH:UIDB',
    '0190': 'NL:OINO',
    '0191': 'EE:CC',
    '0192': 'NO:ORG',
    '0195': 'SG:UEN',
    '0196': 'IS:KTNR',
  },
  ...{ '0198': 'DK:ERST', '0199': 'LEI', '0200': 'LT:LEC', '0201': 'IT:CUUO', '0204': 'DE:LWID' },
  ...{
    '0208': 'BE:EN',
    '0209': 'GS1',
    '0210': 'IT:CFI',
    '0211': 'IT:IVA',
    '0216': 'FI:OVT2',
    '0218': 'LV:URN',
  },
  ...{ '0221': 'JP:IIN', '0225': 'FR:CTC', '0230': 'MY:EIF', '0235': 'AE:TIN', '0240': 'LU:MAT' },
  ...{ '9910': 'HU:VAT', '9914': 'AT:VAT', '9915': 'AT:GOV', '9918': 'IBAN', '9920': 'ES:VAT' },
  ...{ '9922': 'AD:VAT', '9923': 'AL:VAT', '9924': 'BA:VAT', '9941': 'ME:VAT', '9942': 'MK:VAT' },
  ...{ '9951': 'SM:VAT', '9952': 'TR:VAT', '9953': 'VA:VAT' },
  ...{ '9925': 'BE:VAT', '9926': 'BG:VAT', '9927': 'CH:VAT', '9928': 'CY:VAT', '9929': 'CZ:VAT' },
  ...{ '9930': 'DE:VAT', '9931': 'EE:VAT', '9932': 'GB:VAT', '9933': 'GR:VAT', '9934': 'HR:VAT' },
  ...{ '9935': 'IE:VAT', '9936': 'LI:VAT', '9937': 'LT:VAT', '9938': 'LU:VAT', '9939': 'LV:VAT' },
  ...{ '9940': 'MC:VAT', '9943': 'MT:VAT', '9944': 'NL:VAT', '9945': 'PL:VAT', '9946': 'PT:VAT' },
  ...{ '9947': 'RO:VAT', '9948': 'RS:VAT', '9949': 'SI:VAT', '9950': 'SK:VAT', '9957': 'FR:VAT' },
};

/** What is told of any other. */
export const NO_PARTICIPANT =
  'The address begins with four digits of its scheme and a colon, such as 0204:991-12345-67';

/** `0204:991-12345-67` in its parts; undefined for no such address. */
export function readParticipant(text: string): Participant | undefined {
  const [, scheme = '', id = ''] = /^(\d{4}):([A-Za-z0-9][A-Za-z0-9._\-+:]{1,49})$/.exec(text.trim()) ?? [];
  return scheme in SCHEMES ? { scheme, id } : undefined;
}

/**
 * Countries whose VAT number has the number of the business in it, by which it is known in the network, and how: Italy's partita IVA as it is
 * (0211), Denmark's CVR number (0184, `DK` and eight digits: rule PEPPOL-COMMON-R042), Finland's OVT (0216, `0037` and the eight digits of the
 * business), Norway's organisation number (0192, nine digits without `MVA`) and Sweden's (0007, ten digits without the last `01`).
 */
const BY_NUMBER: Readonly<Record<string, readonly [scheme: string, form: RegExp, id: string]>> = {
  DK: ['0184', /^DK(\d{8})$/, 'DK$1'],
  FI: ['0216', /^FI(\d{8})$/, '0037$1'],
  IT: ['0211', /^IT(\d{11})$/, 'IT$1'],
  NO: ['0192', /^NO(\d{9})(?:MVA)?$/, '$1'],
  SE: ['0007', /^SE(\d{10})01$/, '$1'],
};

/** How a business is known by its VAT number; undefined where the country has no scheme that follows from it, such as Iceland. */
export function participantOf(vatNumber: string): Participant | undefined {
  const letters = vatNumber.slice(0, 2).replace('EL', 'GR');
  const [own, form, id] = BY_NUMBER[letters] ?? [];
  if (own && form && id)
    return form.test(vatNumber) ? { scheme: own, id: vatNumber.replace(form, id) } : undefined;
  const scheme = Object.keys(SCHEMES).find((code) => SCHEMES[code] === `${letters}:VAT`);
  return scheme ? { scheme, id: vatNumber } : undefined;
}
