/** What the parts of an address are called, after the state_name_type and zip_name_type of Google's address data and the forms of the countries. */
const of = (codes: string, label: string) => codes.split(' ').map((code) => [code, label] as const);

const STATE = new Map([
  ...of('US AS FM GU MH MP PW UM VI AU IN BR MX MY NG VE SS SD', 'State'),
  ...of('CA CN IT ES AR CR DO PK ZA TR PH IR AF LA KH LK MZ NP TH ID CD AO PG PA EC MN', 'Province'),
  ...of('DE AT', 'Federal state'),
  ...of('GB IE KE SE TW RO EE LR', 'County'),
  ...of('JP', 'Prefecture'),
  ...of('CH', 'Canton'),
  ...of('AE', 'Emirate'),
  ...of('UG RW BD NR BZ MW ZW', 'District'),
  ...of('HK', 'Area'),
  ...of('AD AG BB DM GD JM LC VC', 'Parish'),
  ...of('BS CV KI KN KY PF SC TV', 'Island'),
  ...of('BO CO HN NI PY SV UY GT', 'Department'),
  ...of('SA EG IQ SY YE DZ TN LB OM', 'Governorate'),
]);
const ZIP = new Map([
  ...of('US AS FM GU MH MP PR PW UM VI', 'ZIP code'),
  ...of('AU AT BE DE FR GB GG IM JE GI NL NZ SE CH', 'Postcode'),
  ...of('IN', 'PIN code'),
  ...of('IE', 'Eircode'),
]);
const CITY = new Map([...of('HK', 'District'), ...of('GB GG IM JE SE', 'Town')]);

export const stateLabel = (country: string): string => STATE.get(country) ?? 'Region';
export const zipLabel = (country: string): string => ZIP.get(country) ?? 'Postal code';
export const cityLabel = (country: string): string => CITY.get(country) ?? 'City';
