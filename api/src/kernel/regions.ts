/** States and provinces by ISO 3166-2, of the countries whose taxes are set by them: what follows the country's code, and the name. */
const REGIONS: Readonly<Record<string, string>> = {
  US: `AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,
    FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,
    MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,
    NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,
    RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,
    WV West Virginia,WI Wisconsin,WY Wyoming,PR Puerto Rico,GU Guam,VI U.S. Virgin Islands,AS American Samoa,MP Northern Mariana Islands,
    AA Armed Forces Americas,AE Armed Forces Europe,AP Armed Forces Pacific`,
  CA: `AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NS Nova Scotia,NT Northwest Territories,
    NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon`,
  AU: `ACT Australian Capital Territory,NSW New South Wales,NT Northern Territory,QLD Queensland,SA South Australia,TAS Tasmania,
    VIC Victoria,WA Western Australia`,
};

/** What each is called in small letters without marks, with its code. */
const CODES = Object.fromEntries(
  Object.entries(REGIONS).map(([country, all]) => [
    country,
    new Map(
      all.split(',').map((one) => {
        const [code = '', ...name] = one.trim().split(' ');
        return [plain(name.join(' ')), code.toLowerCase()] as const;
      }),
    ),
  ]),
);

/**
 * What tells one region of a country from another, however it was written: `tx` for `TX`, `Texas` and `US-TX`, `qc` for
 * `Québec`. Where the shop knows no codes, the name itself in small letters.
 */
export function regionKey(country: string, region: string | null): string {
  const text = plain(region ?? '');
  const own = text.startsWith(`${country.toLowerCase()}-`) ? text.slice(country.length + 1) : text;
  return CODES[country]?.get(own) ?? own;
}

/** Whether it names a region: one of those that are known, where the shop knows those of the country; else anything. */
export function isRegion(country: string, region: string | null): boolean {
  const key = regionKey(country, region);
  const known = CODES[country];
  return known ? [...known.values()].includes(key) : key !== '';
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}|\./gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
