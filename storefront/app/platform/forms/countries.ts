const codes =
  'AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NZ OM PA PE PG PH PK PL PR PS PT PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TW TZ UA UG US UY UZ VC VE VN VU WS YE ZA ZM ZW'.split(
    ' ',
  );

const english = () => new Intl.DisplayNames(['en'], { type: 'region' });

/** Country names in English, in alphabetical order. */
export function countryNames(): string[] {
  const names = english();
  return codes.map((code) => names.of(code) ?? code).sort((a, b) => a.localeCompare(b, 'en'));
}

/** The ISO 3166-1 code of a country by its English name; undefined for another word. */
export function countryCode(name: string): string | undefined {
  const names = english();
  return codes.find((code) => names.of(code) === name);
}
