// Written by `npm run openapi` from the tables in api/src/kernel. Do not edit.

/** Code, English name, the fields of an address in their order (`!` must be given, of those with `~` one must), a pattern and an example of postcodes. */
export const COUNTRIES: readonly (readonly string[])[] = [
  [
    "AF",
    "Afghanistan",
    "street!=Street;city!=City;state=Province;zipCode=Postal code",
    "^(?:(?:AF)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "AX",
    "Åland Islands",
    "street!=Street;zipCode!=Postal code;city!=City",
    "^(?:(?:AX)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "AL",
    "Albania",
    "street!=Street;city!=City;state=Region;zipCode=Postal code",
    "^(?:(?:AL)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "DZ",
    "Algeria",
    "street!=Street;zipCode=Postal code;city!=City;state=Governorate",
    "^(?:(?:DZ)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "AS",
    "American Samoa",
    "street!=Street;city!=City;state!=State;zipCode!=ZIP code",
    "^(?:(?:AS)[ -]?)?(?:\\d\\d\\d\\d\\d|\\d\\d\\d\\d\\d[ -]?\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "AD",
    "Andorra",
    "street!=Street;zipCode=Postal code;city~=City;state~=Parish",
    "^(?:(?:AD)[ -]?)?(?:(?:AD)?\\d\\d\\d)$",
    "AD123"
  ],
  [
    "AO",
    "Angola",
    "street!=Street;city!=City;state=Province"
  ],
  [
    "AI",
    "Anguilla",
    "street!=Street;city!=City;state=Region;zipCode=Postal code",
    "^(?:(?:AI)[ -]?)?(?:AI[ -]?2640)$",
    "AI-2640"
  ],
  [
    "AQ",
    "Antarctica",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "AG",
    "Antigua and Barbuda",
    "street!=Street;city!=City;state=Parish"
  ],
  [
    "AR",
    "Argentina",
    "street!=Street;zipCode=Postal code;city!=City;state=Province",
    "^(?:(?:AR)[ -]?)?(?:[A-Za-z]\\d\\d\\d\\d[A-Za-z][A-Za-z][A-Za-z]|\\d\\d\\d\\d)$",
    "A1234AAA"
  ],
  [
    "AM",
    "Armenia",
    "street!=Street;zipCode=Postal code;city!=City;state=Region",
    "^(?:(?:AM)[ -]?)?(?:\\d\\d\\d\\d|\\d\\d\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "AW",
    "Aruba",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "AU",
    "Australia",
    "street!=Street;city!=City;state!=State;zipCode!=Postcode",
    "^(?:(?:AU)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "AT",
    "Austria",
    "street!=Street;zipCode!=Postcode;city!=City",
    "^(?:(?:A|AT)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "AZ",
    "Azerbaijan",
    "street!=Street;zipCode=Postal code;city!=City",
    "^(?:(?:AZ)[ -]?)?(?:(?:AZ[ -]?)?\\d\\d\\d\\d)$",
    "AZ 1234"
  ],
  [
    "BS",
    "Bahamas",
    "street!=Street;city!=City;state=Island"
  ],
  [
    "BH",
    "Bahrain",
    "street!=Street;city!=City;zipCode=Postal code",
    "^(?:(?:BH)[ -]?)?(?:\\d\\d\\d|\\d\\d\\d\\d)$",
    "123"
  ],
  [
    "BD",
    "Bangladesh",
    "street!=Street;city!=City;zipCode=Postal code;state=District",
    "^(?:(?:BD)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "BB",
    "Barbados",
    "street!=Street;city!=City;state=Parish;zipCode=Postal code",
    "^(?:(?:BB)[ -]?)?(?:(?:BB)?\\d\\d\\d\\d\\d)$",
    "BB12345"
  ],
  [
    "BY",
    "Belarus",
    "street!=Street;zipCode=Postal code;city!=City;state=Region",
    "^(?:(?:BY)[ -]?)?(?:\\d\\d\\d\\d\\d\\d)$",
    "123456"
  ],
  [
    "BE",
    "Belgium",
    "street!=Street;zipCode!=Postcode;city!=City",
    "^(?:(?:B|BE)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "BZ",
    "Belize",
    "street!=Street;city!=City;state=District"
  ],
  [
    "BJ",
    "Benin",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "BM",
    "Bermuda",
    "street!=Street;city!=City;zipCode=Postal code",
    "^(?:(?:BM)[ -]?)?(?:[A-Za-z][A-Za-z][ -]?[A-Za-z\\d][A-Za-z\\d])$",
    "AA AA"
  ],
  [
    "BT",
    "Bhutan",
    "street!=Street;city!=City;state=Region;zipCode=Postal code",
    "^(?:(?:BT)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "BO",
    "Bolivia",
    "street!=Street;city!=City;state=Department"
  ],
  [
    "BA",
    "Bosnia and Herzegovina",
    "street!=Street;zipCode=Postal code;city!=City",
    "^(?:(?:BA)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "BW",
    "Botswana",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "BV",
    "Bouvet Island",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "BR",
    "Brazil",
    "street!=Street;city!=City;state!=State;zipCode!=Postal code",
    "^(?:(?:BR)[ -]?)?(?:\\d\\d\\d\\d\\d[ -]?\\d\\d\\d)$",
    "12345-678"
  ],
  [
    "IO",
    "British Indian Ocean Territory",
    "street!=Street;city!=City;zipCode!=Postal code",
    "^(?:(?:IO)[ -]?)?(?:BBND[ -]?1ZZ)$",
    "BBND 1ZZ"
  ],
  [
    "VG",
    "British Virgin Islands",
    "street!=Street;city!=City;state=Region;zipCode=Postal code",
    "^(?:(?:VG)[ -]?)?(?:(?:VG)?\\d\\d\\d\\d)$",
    "VG1234"
  ],
  [
    "BN",
    "Brunei",
    "street!=Street;city!=City;zipCode=Postal code",
    "^(?:(?:BN)[ -]?)?(?:[A-Za-z][A-Za-z]\\d\\d\\d\\d)$",
    "AA1234"
  ],
  [
    "BG",
    "Bulgaria",
    "street!=Street;zipCode=Postal code;city!=City",
    "^(?:(?:BG)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "BF",
    "Burkina Faso",
    "street!=Street;city!=City"
  ],
  [
    "BI",
    "Burundi",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "KH",
    "Cambodia",
    "street!=Street;city!=City;zipCode=Postal code;state=Province",
    "^(?:(?:KH)[ -]?)?(?:\\d\\d\\d\\d\\d|\\d\\d\\d\\d\\d\\d|\\d\\d\\d\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "CM",
    "Cameroon",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "CA",
    "Canada",
    "street!=Street;city!=City;state!=Province;zipCode!=Postal code",
    "^(?:(?:CA)[ -]?)?(?:[A-Za-z]\\d[A-Za-z][ -]?\\d[A-Za-z]\\d)$",
    "A1A 2A3"
  ],
  [
    "CV",
    "Cape Verde",
    "street!=Street;zipCode=Postal code;city!=City;state=Island",
    "^(?:(?:CV)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "BQ",
    "Caribbean Netherlands",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "KY",
    "Cayman Islands",
    "street!=Street;city~=City;state~=Island;zipCode=Postal code",
    "^(?:(?:KY)[ -]?)?(?:(?:KY)?\\d[ -]?\\d\\d\\d\\d)$",
    "KY1-2345"
  ],
  [
    "CF",
    "Central African Republic",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "TD",
    "Chad",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "CL",
    "Chile",
    "street!=Street;zipCode=Postal code;city!=City;state=Region",
    "^(?:(?:CL)[ -]?)?(?:\\d\\d\\d\\d\\d\\d\\d|\\d\\d\\d[ -]?\\d\\d\\d\\d)$",
    "1234567"
  ],
  [
    "CN",
    "China",
    "street!=Street;city!=City;state!=Province;zipCode!=Postal code",
    "^(?:(?:CN)[ -]?)?(?:\\d\\d\\d\\d\\d\\d)$",
    "123456"
  ],
  [
    "CX",
    "Christmas Island",
    "street!=Street;city!=City;state=Region;zipCode=Postal code",
    "^(?:(?:CX)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "CC",
    "Cocos (Keeling) Islands",
    "street!=Street;city!=City;state=Region;zipCode=Postal code",
    "^(?:(?:CC)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "CO",
    "Colombia",
    "street!=Street;city!=City;state=Department;zipCode=Postal code",
    "^(?:(?:CO)[ -]?)?(?:\\d\\d\\d\\d\\d\\d)$",
    "123456"
  ],
  [
    "KM",
    "Comoros",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "CG",
    "Congo",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "CK",
    "Cook Islands",
    "street!=Street;city!=City;zipCode=Postal code",
    "^(?:(?:CK)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "CR",
    "Costa Rica",
    "street!=Street;zipCode=Postal code;city!=City;state=Province",
    "^(?:(?:CR)[ -]?)?(?:\\d\\d\\d\\d\\d|\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "CI",
    "Côte d'Ivoire",
    "street!=Street;city!=City"
  ],
  [
    "HR",
    "Croatia",
    "street!=Street;zipCode=Postal code;city!=City",
    "^(?:(?:HR)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "CU",
    "Cuba",
    "street!=Street;zipCode=Postal code;city!=City;state=Region",
    "^(?:(?:CU)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "CW",
    "Curaçao",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "CY",
    "Cyprus",
    "street!=Street;zipCode=Postal code;city!=City",
    "^(?:(?:CY)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "CZ",
    "Czechia",
    "street!=Street;zipCode=Postal code;city!=City",
    "^(?:(?:CZ)[ -]?)?(?:\\d\\d\\d[ -]?\\d\\d)$",
    "123 45"
  ],
  [
    "DK",
    "Denmark",
    "street!=Street;zipCode!=Postal code;city!=City",
    "^(?:(?:DK)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "DJ",
    "Djibouti",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "DM",
    "Dominica",
    "street!=Street;city!=City;state=Parish"
  ],
  [
    "DO",
    "Dominican Republic",
    "street!=Street;zipCode=Postal code;city!=City;state=Province",
    "^(?:(?:DO)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "CD",
    "DR Congo",
    "street!=Street;city!=City"
  ],
  [
    "EC",
    "Ecuador",
    "street!=Street;zipCode=Postal code;city!=City;state=Province",
    "^(?:(?:EC)[ -]?)?(?:\\d\\d\\d\\d\\d\\d)$",
    "123456"
  ],
  [
    "EG",
    "Egypt",
    "street!=Street;city!=City;state=Governorate;zipCode=Postal code",
    "^(?:(?:EG)[ -]?)?(?:\\d\\d\\d\\d\\d|\\d\\d\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "SV",
    "El Salvador",
    "street!=Street;zipCode=Postal code;city!=City;state!=Department",
    "^(?:(?:SV)[ -]?)?(?:(?:CP[ -]?)?\\d\\d\\d\\d|\\d\\d\\d\\d)$",
    "CP 1234"
  ],
  [
    "GQ",
    "Equatorial Guinea",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "ER",
    "Eritrea",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "EE",
    "Estonia",
    "street!=Street;zipCode=Postal code;city!=City",
    "^(?:(?:EE)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "SZ",
    "Eswatini",
    "street!=Street;city!=City;state=Region;zipCode=Postal code",
    "^(?:(?:SZ)[ -]?)?(?:[A-Za-z]\\d\\d\\d)$",
    "A123"
  ],
  [
    "ET",
    "Ethiopia",
    "street!=Street;zipCode=Postal code;city!=City;state=Region",
    "^(?:(?:ET)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "FK",
    "Falkland Islands",
    "street!=Street;city!=City;zipCode!=Postal code",
    "^(?:(?:FK)[ -]?)?(?:FIQQ[ -]?1ZZ)$",
    "FIQQ 1ZZ"
  ],
  [
    "FO",
    "Faroe Islands",
    "street!=Street;zipCode=Postal code;city!=City",
    "^(?:(?:FO)[ -]?)?(?:\\d\\d\\d)$",
    "123"
  ],
  [
    "FJ",
    "Fiji",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "FI",
    "Finland",
    "street!=Street;zipCode!=Postal code;city!=City",
    "^(?:(?:SF|FI)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "FR",
    "France",
    "street!=Street;zipCode!=Postcode;city!=City",
    "^(?:(?:F|FR)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "GF",
    "French Guiana",
    "street!=Street;zipCode!=Postal code;city!=City",
    "^(?:(?:GF)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "PF",
    "French Polynesia",
    "street!=Street;zipCode!=Postal code;city!=City;state=Island",
    "^(?:(?:PF)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "TF",
    "French Southern Territories",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "GA",
    "Gabon",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "GM",
    "Gambia",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "GE",
    "Georgia",
    "street!=Street;zipCode=Postal code;city!=City",
    "^(?:(?:GE)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "DE",
    "Germany",
    "street!=Street;zipCode!=Postcode;city!=City",
    "^(?:(?:D|DE)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "GH",
    "Ghana",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "GI",
    "Gibraltar",
    "street!=Street;zipCode!=Postcode",
    "^(?:(?:GI)[ -]?)?(?:GX11[ -]?1AA)$",
    "GX11 1AA"
  ],
  [
    "GR",
    "Greece",
    "street!=Street;zipCode!=Postal code;city!=City",
    "^(?:(?:GR)[ -]?)?(?:\\d\\d\\d[ -]?\\d\\d)$",
    "123 45"
  ],
  [
    "GL",
    "Greenland",
    "street!=Street;zipCode!=Postal code;city!=City",
    "^(?:(?:GL)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "GD",
    "Grenada",
    "street!=Street;city!=City;state=Parish"
  ],
  [
    "GP",
    "Guadeloupe",
    "street!=Street;zipCode!=Postal code;city!=City",
    "^(?:(?:GP)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "GU",
    "Guam",
    "street!=Street;city!=City;state!=State;zipCode!=ZIP code",
    "^(?:(?:GU)[ -]?)?(?:\\d\\d\\d\\d\\d|\\d\\d\\d\\d\\d[ -]?\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "GT",
    "Guatemala",
    "street!=Street;zipCode=Postal code;city!=City;state=Department",
    "^(?:(?:GT)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "GG",
    "Guernsey",
    "street!=Street;city!=Town;zipCode!=Postcode",
    "^(?:(?:GG)[ -]?)?(?:(?:GY)?\\d[ -]?\\d[A-Za-z][A-Za-z]|(?:GY)?\\d\\d[ -]?\\d[A-Za-z][A-Za-z])$",
    "GY1 2AA"
  ],
  [
    "GN",
    "Guinea",
    "street!=Street;zipCode=Postal code;city!=City",
    "^(?:(?:GN)[ -]?)?(?:\\d\\d\\d)$",
    "123"
  ],
  [
    "GW",
    "Guinea-Bissau",
    "street!=Street;zipCode=Postal code;city!=City",
    "^(?:(?:GW)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "GY",
    "Guyana",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "HT",
    "Haiti",
    "street!=Street;zipCode=Postal code;city!=City",
    "^(?:(?:HT)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "HM",
    "Heard and McDonald Islands",
    "street!=Street;city!=City;state=Region;zipCode=Postal code",
    "^(?:(?:HM)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "HN",
    "Honduras",
    "street!=Street;city!=City;state!=Department;zipCode=Postal code",
    "^(?:(?:HN)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "HK",
    "Hong Kong",
    "street!=Street;city~=District;state~=Area"
  ],
  [
    "HU",
    "Hungary",
    "street!=Street;zipCode=Postal code;city!=City",
    "^(?:(?:H|HU)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "IS",
    "Iceland",
    "street!=Street;zipCode=Postal code;city!=City",
    "^(?:(?:IS)[ -]?)?(?:\\d\\d\\d)$",
    "123"
  ],
  [
    "IN",
    "India",
    "street!=Street;city!=City;zipCode!=PIN code;state!=State",
    "^(?:(?:IN)[ -]?)?(?:\\d\\d\\d\\d\\d\\d)$",
    "123456"
  ],
  [
    "ID",
    "Indonesia",
    "street!=Street;city!=City;state=Province;zipCode=Postal code",
    "^(?:(?:ID)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "IR",
    "Iran",
    "street!=Street;city!=City;state=Province;zipCode=Postal code",
    "^(?:(?:IR)[ -]?)?(?:\\d\\d\\d\\d\\d[ -]?\\d\\d\\d\\d\\d)$",
    "12345-67891"
  ],
  [
    "IQ",
    "Iraq",
    "street!=Street;city!=City;state!=Governorate;zipCode=Postal code",
    "^(?:(?:IQ)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "IE",
    "Ireland",
    "street!=Street;city!=City;state=County;zipCode=Eircode",
    "^(?:(?:IE)[ -]?)?(?:[A-Za-z]\\d\\d[ -]?[A-Za-z\\d][A-Za-z\\d][A-Za-z\\d][A-Za-z\\d]|[A-Za-z]\\d[A-Za-z][ -]?[A-Za-z\\d][A-Za-z\\d][A-Za-z\\d][A-Za-z\\d])$",
    "A12 AAAA"
  ],
  [
    "IM",
    "Isle of Man",
    "street!=Street;city!=Town;zipCode!=Postcode",
    "^(?:(?:IM)[ -]?)?(?:(?:IM)?\\d[ -]?\\d[A-Za-z][A-Za-z]|(?:IM)?\\d\\d[ -]?\\d[A-Za-z][A-Za-z])$",
    "IM1 2AA"
  ],
  [
    "IL",
    "Israel",
    "street!=Street;city!=City;zipCode=Postal code",
    "^(?:(?:IL)[ -]?)?(?:\\d\\d\\d\\d\\d|\\d\\d\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "IT",
    "Italy",
    "street!=Street;zipCode!=Postal code;city!=City;state=Province",
    "^(?:(?:I|IT)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "JM",
    "Jamaica",
    "street!=Street;city!=City;state!=Parish"
  ],
  [
    "JP",
    "Japan",
    "street!=Street;city!=City;state!=Prefecture;zipCode!=Postal code",
    "^(?:(?:JP)[ -]?)?(?:\\d\\d\\d[ -]?\\d\\d\\d\\d)$",
    "123-4567"
  ],
  [
    "JE",
    "Jersey",
    "street!=Street;city!=Town;zipCode!=Postcode",
    "^(?:(?:JE)[ -]?)?(?:(?:JE)?\\d[ -]?\\d[A-Za-z][A-Za-z]|(?:JE)?\\d\\d[ -]?\\d[A-Za-z][A-Za-z])$",
    "JE1 2AA"
  ],
  [
    "JO",
    "Jordan",
    "street!=Street;city!=City;zipCode=Postal code",
    "^(?:(?:JO)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "KZ",
    "Kazakhstan",
    "street!=Street;zipCode=Postal code;city!=City;state=Region",
    "^(?:(?:KZ)[ -]?)?(?:\\d\\d\\d\\d\\d\\d|[A-Za-z]\\d\\d[A-Za-z]\\d[A-Za-z]\\d)$",
    "123456"
  ],
  [
    "KE",
    "Kenya",
    "street!=Street;city!=City;state=County;zipCode=Postal code",
    "^(?:(?:KE)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "KI",
    "Kiribati",
    "street!=Street;city~=City;state~=Island"
  ],
  [
    "XK",
    "Kosovo",
    "street!=Street;zipCode=Postal code;city!=City",
    "^(?:(?:XK)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "KW",
    "Kuwait",
    "street!=Street;zipCode=Postal code;city!=City",
    "^(?:(?:KW)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "KG",
    "Kyrgyzstan",
    "street!=Street;zipCode=Postal code;city!=City",
    "^(?:(?:KG)[ -]?)?(?:\\d\\d\\d\\d\\d\\d)$",
    "123456"
  ],
  [
    "LA",
    "Laos",
    "street!=Street;zipCode=Postal code;city!=City;state=Province",
    "^(?:(?:LA)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "LV",
    "Latvia",
    "street!=Street;city!=City;zipCode=Postal code",
    "^(?:(?:LV)[ -]?)?(?:(?:LV[ -]?)?\\d\\d\\d\\d)$",
    "LV-1234"
  ],
  [
    "LB",
    "Lebanon",
    "street!=Street;city!=City;zipCode=Postal code;state=Governorate",
    "^(?:(?:LB)[ -]?)?(?:\\d\\d\\d\\d[ -]?\\d\\d\\d\\d|\\d\\d\\d\\d)$",
    "1234 5678"
  ],
  [
    "LS",
    "Lesotho",
    "street!=Street;city!=City;zipCode=Postal code",
    "^(?:(?:LS)[ -]?)?(?:\\d\\d\\d)$",
    "123"
  ],
  [
    "LR",
    "Liberia",
    "street!=Street;zipCode=Postal code;city!=City",
    "^(?:(?:LR)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "LY",
    "Libya",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "LI",
    "Liechtenstein",
    "street!=Street;zipCode!=Postal code;city!=City",
    "^(?:(?:FL|LI)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "LT",
    "Lithuania",
    "street!=Street;zipCode=Postal code;city!=City",
    "^(?:(?:LT)[ -]?)?(?:(?:LT[ -]?)?\\d\\d\\d\\d\\d)$",
    "LT-12345"
  ],
  [
    "LU",
    "Luxembourg",
    "street!=Street;zipCode!=Postal code;city!=City",
    "^(?:(?:L|LU)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "MO",
    "Macao",
    "street!=Street"
  ],
  [
    "MG",
    "Madagascar",
    "street!=Street;zipCode=Postal code;city!=City;state=Region",
    "^(?:(?:MG)[ -]?)?(?:\\d\\d\\d)$",
    "123"
  ],
  [
    "MW",
    "Malawi",
    "street!=Street;city!=City"
  ],
  [
    "MY",
    "Malaysia",
    "street!=Street;zipCode!=Postal code;city!=City;state=State",
    "^(?:(?:MY)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "MV",
    "Maldives",
    "street!=Street;city!=City;zipCode=Postal code",
    "^(?:(?:MV)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "ML",
    "Mali",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "MT",
    "Malta",
    "street!=Street;city!=City;zipCode=Postal code",
    "^(?:(?:MT)[ -]?)?(?:[A-Za-z][A-Za-z][A-Za-z][ -]?\\d\\d\\d\\d)$",
    "AAA 1234"
  ],
  [
    "MH",
    "Marshall Islands",
    "street!=Street;city!=City;state!=State;zipCode!=ZIP code",
    "^(?:(?:MH)[ -]?)?(?:\\d\\d\\d\\d\\d|\\d\\d\\d\\d\\d[ -]?\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "MQ",
    "Martinique",
    "street!=Street;zipCode!=Postal code;city!=City",
    "^(?:(?:MQ)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "MR",
    "Mauritania",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "MU",
    "Mauritius",
    "street!=Street;zipCode=Postal code;city!=City",
    "^(?:(?:MU)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "YT",
    "Mayotte",
    "street!=Street;zipCode!=Postal code;city!=City",
    "^(?:(?:YT)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "MX",
    "Mexico",
    "street!=Street;zipCode!=Postal code;city!=City;state=State",
    "^(?:(?:MX)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "FM",
    "Micronesia",
    "street!=Street;city!=City;state!=State;zipCode!=ZIP code",
    "^(?:(?:FM)[ -]?)?(?:\\d\\d\\d\\d\\d|\\d\\d\\d\\d\\d[ -]?\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "MD",
    "Moldova",
    "street!=Street;zipCode=Postal code;city!=City",
    "^(?:(?:MD)[ -]?)?(?:(?:MD[ -]?)?\\d\\d\\d\\d)$",
    "MD-1234"
  ],
  [
    "MC",
    "Monaco",
    "street!=Street;zipCode=Postal code;city!=City",
    "^(?:(?:MC)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "MN",
    "Mongolia",
    "street!=Street;city!=City;state=Province;zipCode=Postal code",
    "^(?:(?:MN)[ -]?)?(?:\\d\\d\\d\\d\\d|\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "ME",
    "Montenegro",
    "street!=Street;zipCode=Postal code;city!=City",
    "^(?:(?:ME)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "MS",
    "Montserrat",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "MA",
    "Morocco",
    "street!=Street;zipCode=Postal code;city!=City;state=Region",
    "^(?:(?:MA)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "MZ",
    "Mozambique",
    "street!=Street;city!=City;state=Province;zipCode=Postal code",
    "^(?:(?:MZ)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "MM",
    "Myanmar",
    "street!=Street;city!=City;zipCode=Postal code;state=Region",
    "^(?:(?:MM)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "NA",
    "Namibia",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "NR",
    "Nauru",
    "street!=Street;city~=City;state~=District"
  ],
  [
    "NP",
    "Nepal",
    "street!=Street;city!=City;zipCode=Postal code;state=Province",
    "^(?:(?:NP)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "NL",
    "Netherlands",
    "street!=Street;zipCode!=Postcode;city!=City",
    "^(?:(?:NL)[ -]?)?(?:\\d\\d\\d\\d[ -]?[A-Za-z][A-Za-z])$",
    "1234 AA"
  ],
  [
    "NC",
    "New Caledonia",
    "street!=Street;zipCode!=Postal code;city!=City",
    "^(?:(?:NC)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "NZ",
    "New Zealand",
    "street!=Street;city!=City;zipCode!=Postcode",
    "^(?:(?:NZ)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "NI",
    "Nicaragua",
    "street!=Street;zipCode=Postal code;city!=City;state=Department",
    "^(?:(?:NI)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "NE",
    "Niger",
    "street!=Street;zipCode=Postal code;city!=City",
    "^(?:(?:NE)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "NG",
    "Nigeria",
    "street!=Street;city!=City;zipCode=Postal code;state=State",
    "^(?:(?:NG)[ -]?)?(?:\\d\\d\\d\\d\\d\\d)$",
    "123456"
  ],
  [
    "NU",
    "Niue",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "NF",
    "Norfolk Island",
    "street!=Street;city!=City;state=Region;zipCode=Postal code",
    "^(?:(?:NF)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "KP",
    "North Korea",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "MK",
    "North Macedonia",
    "street!=Street;zipCode=Postal code;city!=City",
    "^(?:(?:MK)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "MP",
    "Northern Mariana Islands",
    "street!=Street;city!=City;state!=State;zipCode!=ZIP code",
    "^(?:(?:MP)[ -]?)?(?:\\d\\d\\d\\d\\d|\\d\\d\\d\\d\\d[ -]?\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "NO",
    "Norway",
    "street!=Street;zipCode!=Postal code;city!=City",
    "^(?:(?:N|NO)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "OM",
    "Oman",
    "street!=Street;zipCode=Postal code;city!=City",
    "^(?:(?:OM)[ -]?)?(?:\\d\\d\\d)$",
    "123"
  ],
  [
    "PK",
    "Pakistan",
    "street!=Street;city!=City;zipCode=Postal code;state=Province",
    "^(?:(?:PK)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "PW",
    "Palau",
    "street!=Street;city!=City;state!=State;zipCode!=ZIP code",
    "^(?:(?:PW)[ -]?)?(?:\\d\\d\\d\\d\\d|\\d\\d\\d\\d\\d[ -]?\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "PS",
    "Palestine",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "PA",
    "Panama",
    "street!=Street;city!=City;state=Province"
  ],
  [
    "PG",
    "Papua New Guinea",
    "street!=Street;city!=City;zipCode=Postal code;state!=Province",
    "^(?:(?:PG)[ -]?)?(?:\\d\\d\\d)$",
    "123"
  ],
  [
    "PY",
    "Paraguay",
    "street!=Street;zipCode=Postal code;city!=City;state=Department",
    "^(?:(?:PY)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "PE",
    "Peru",
    "street!=Street;city!=City;state=Region;zipCode=Postal code",
    "^(?:(?:PE)[ -]?)?(?:\\d\\d\\d\\d\\d|(?:LIMA[ -]?)?\\d\\d)$",
    "12345"
  ],
  [
    "PH",
    "Philippines",
    "street!=Street;zipCode=Postal code;city!=City;state=Province",
    "^(?:(?:PH)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "PN",
    "Pitcairn Islands",
    "street!=Street;city!=City;zipCode!=Postal code",
    "^(?:(?:PN)[ -]?)?(?:PCRN[ -]?1ZZ)$",
    "PCRN 1ZZ"
  ],
  [
    "PL",
    "Poland",
    "street!=Street;zipCode!=Postal code;city!=City",
    "^(?:(?:PL)[ -]?)?(?:\\d\\d[ -]?\\d\\d\\d)$",
    "12-345"
  ],
  [
    "PT",
    "Portugal",
    "street!=Street;zipCode!=Postal code;city!=City",
    "^(?:(?:P|PT)[ -]?)?(?:\\d\\d\\d\\d[ -]?\\d\\d\\d)$",
    "1234-567"
  ],
  [
    "PR",
    "Puerto Rico",
    "street!=Street;city!=City;zipCode!=ZIP code",
    "^(?:(?:PR)[ -]?)?(?:\\d\\d\\d\\d\\d|\\d\\d\\d\\d\\d[ -]?\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "QA",
    "Qatar",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "RE",
    "Réunion",
    "street!=Street;zipCode!=Postal code;city!=City",
    "^(?:(?:RE)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "RO",
    "Romania",
    "street!=Street;zipCode=Postal code;city!=City;state=County",
    "^(?:(?:RO)[ -]?)?(?:\\d\\d\\d\\d\\d\\d)$",
    "123456"
  ],
  [
    "RU",
    "Russia",
    "street!=Street;zipCode!=Postal code;city!=City;state=Region",
    "^(?:(?:RU)[ -]?)?(?:\\d\\d\\d\\d\\d\\d)$",
    "123456"
  ],
  [
    "RW",
    "Rwanda",
    "street!=Street;city!=City;state=District"
  ],
  [
    "WS",
    "Samoa",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "SM",
    "San Marino",
    "street!=Street;zipCode!=Postal code;city!=City",
    "^(?:(?:SM)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "ST",
    "São Tomé and Príncipe",
    "street!=Street;city!=City"
  ],
  [
    "SA",
    "Saudi Arabia",
    "street!=Street;city!=City;zipCode=Postal code;state=Governorate",
    "^(?:(?:SA)[ -]?)?(?:\\d\\d\\d\\d\\d|\\d\\d\\d\\d\\d[ -]?\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "SN",
    "Senegal",
    "street!=Street;zipCode=Postal code;city!=City",
    "^(?:(?:SN)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "RS",
    "Serbia",
    "street!=Street;zipCode=Postal code;city!=City",
    "^(?:(?:RS)[ -]?)?(?:\\d\\d\\d\\d\\d|\\d\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "SC",
    "Seychelles",
    "street!=Street;city!=City;state=Island"
  ],
  [
    "SL",
    "Sierra Leone",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "SG",
    "Singapore",
    "street!=Street;zipCode!=Postal code",
    "^(?:(?:SG)[ -]?)?(?:\\d\\d\\d\\d\\d\\d)$",
    "123456"
  ],
  [
    "SX",
    "Sint Maarten",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "SK",
    "Slovakia",
    "street!=Street;zipCode=Postal code;city!=City",
    "^(?:(?:SK)[ -]?)?(?:\\d\\d\\d[ -]?\\d\\d)$",
    "123 45"
  ],
  [
    "SI",
    "Slovenia",
    "street!=Street;zipCode=Postal code;city!=City",
    "^(?:(?:SI)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "SB",
    "Solomon Islands",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "SO",
    "Somalia",
    "street!=Street;city!=City;state!=Region;zipCode=Postal code",
    "^(?:(?:SO)[ -]?)?(?:[A-Za-z][A-Za-z][ -]?\\d\\d\\d\\d\\d)$",
    "AA 12345"
  ],
  [
    "ZA",
    "South Africa",
    "street!=Street;city!=City;state=Province;zipCode!=Postal code",
    "^(?:(?:ZA)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "GS",
    "South Georgia and South Sandwich Islands",
    "street!=Street;city!=City;zipCode!=Postal code",
    "^(?:(?:GS)[ -]?)?(?:SIQQ[ -]?1ZZ)$",
    "SIQQ 1ZZ"
  ],
  [
    "KR",
    "South Korea",
    "street!=Street;city!=City;state!=Region;zipCode!=Postal code",
    "^(?:(?:KR)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "SS",
    "South Sudan",
    "street!=Street;city!=City;state=State"
  ],
  [
    "ES",
    "Spain",
    "street!=Street;zipCode!=Postal code;city!=City;state=Province",
    "^(?:(?:E|ES)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "LK",
    "Sri Lanka",
    "street!=Street;city!=City;state=Province;zipCode=Postal code",
    "^(?:(?:LK)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "BL",
    "St. Barthélemy",
    "street!=Street;zipCode!=Postal code;city!=City",
    "^(?:(?:BL)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "SH",
    "St. Helena",
    "street!=Street;city!=City;zipCode!=Postal code",
    "^(?:(?:SH)[ -]?)?(?:STHL[ -]?1ZZ|ASCN[ -]?1ZZ|TDCU[ -]?1ZZ)$",
    "STHL 1ZZ"
  ],
  [
    "KN",
    "St. Kitts and Nevis",
    "street!=Street;city!=City;state!=Island"
  ],
  [
    "LC",
    "St. Lucia",
    "street!=Street;city!=City;state=Parish;zipCode=Postal code",
    "^(?:(?:LC)[ -]?)?(?:(?:LC)?\\d\\d[ -]?\\d\\d\\d)$",
    "LC12 345"
  ],
  [
    "MF",
    "St. Martin",
    "street!=Street;zipCode!=Postal code;city!=City",
    "^(?:(?:MF)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "PM",
    "St. Pierre and Miquelon",
    "street!=Street;zipCode!=Postal code;city!=City",
    "^(?:(?:PM)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "VC",
    "St. Vincent and Grenadines",
    "street!=Street;city!=City;state=Parish;zipCode=Postal code",
    "^(?:(?:VC)[ -]?)?(?:(?:VC)?\\d\\d\\d\\d)$",
    "VC1234"
  ],
  [
    "SD",
    "Sudan",
    "street!=Street;city!=City;state=State"
  ],
  [
    "SR",
    "Suriname",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "SJ",
    "Svalbard and Jan Mayen",
    "street!=Street;zipCode!=Postal code;city!=City",
    "^(?:(?:SJ)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "SE",
    "Sweden",
    "street!=Street;zipCode!=Postcode;city!=Town",
    "^(?:(?:S|SE)[ -]?)?(?:\\d\\d\\d[ -]?\\d\\d)$",
    "123 45"
  ],
  [
    "CH",
    "Switzerland",
    "street!=Street;zipCode!=Postcode;city!=City",
    "^(?:(?:CH)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "SY",
    "Syria",
    "street!=Street;city!=City;state=Governorate"
  ],
  [
    "TW",
    "Taiwan",
    "street!=Street;city!=City;state!=County;zipCode!=Postal code",
    "^(?:(?:TW)[ -]?)?(?:\\d\\d\\d\\d\\d\\d|\\d\\d\\d\\d\\d|\\d\\d\\d)$",
    "123456"
  ],
  [
    "TJ",
    "Tajikistan",
    "street!=Street;zipCode=Postal code;city!=City",
    "^(?:(?:TJ)[ -]?)?(?:\\d\\d\\d\\d\\d\\d)$",
    "123456"
  ],
  [
    "TZ",
    "Tanzania",
    "street!=Street;city!=City;state=Region;zipCode=Postal code",
    "^(?:(?:TZ)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "TH",
    "Thailand",
    "street!=Street;city!=City;state=Province;zipCode=Postal code",
    "^(?:(?:TH)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "TL",
    "Timor-Leste",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "TG",
    "Togo",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "TK",
    "Tokelau",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "TO",
    "Tonga",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "TT",
    "Trinidad and Tobago",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "TN",
    "Tunisia",
    "street!=Street;zipCode=Postal code;city!=City;state=Governorate",
    "^(?:(?:TN)[ -]?)?(?:\\d\\d\\d\\d)$",
    "1234"
  ],
  [
    "TR",
    "Türkiye",
    "street!=Street;zipCode!=Postal code;city!=City;state=Province",
    "^(?:(?:TR)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "TM",
    "Turkmenistan",
    "street!=Street;zipCode=Postal code;city!=City",
    "^(?:(?:TM)[ -]?)?(?:\\d\\d\\d\\d\\d\\d)$",
    "123456"
  ],
  [
    "TC",
    "Turks and Caicos Islands",
    "street!=Street;city!=City;zipCode!=Postal code",
    "^(?:(?:TC)[ -]?)?(?:TKCA[ -]?1ZZ)$",
    "TKCA 1ZZ"
  ],
  [
    "TV",
    "Tuvalu",
    "street!=Street;city!=City;state=Island"
  ],
  [
    "UM",
    "U.S. Outlying Islands",
    "street!=Street;city!=City;state!=State;zipCode=ZIP code",
    "^(?:(?:UM)[ -]?)?(?:\\d\\d\\d\\d\\d|\\d\\d\\d\\d\\d[ -]?\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "VI",
    "U.S. Virgin Islands",
    "street!=Street;city!=City;state!=State;zipCode!=ZIP code",
    "^(?:(?:VI)[ -]?)?(?:\\d\\d\\d\\d\\d|\\d\\d\\d\\d\\d[ -]?\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "UG",
    "Uganda",
    "street!=Street;city!=City;state=District"
  ],
  [
    "UA",
    "Ukraine",
    "street!=Street;zipCode=Postal code;city!=City;state=Region",
    "^(?:(?:UA)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "AE",
    "United Arab Emirates",
    "street!=Street;city~=City;state~=Emirate"
  ],
  [
    "GB",
    "United Kingdom",
    "street!=Street;city!=Town;zipCode!=Postcode",
    "^(?:(?:GB)[ -]?)?(?:[A-Za-z]\\d[ -]?\\d[A-Za-z][A-Za-z]|[A-Za-z]\\d\\d[ -]?\\d[A-Za-z][A-Za-z]|[A-Za-z][A-Za-z]\\d[ -]?\\d[A-Za-z][A-Za-z]|[A-Za-z][A-Za-z]\\d\\d[ -]?\\d[A-Za-z][A-Za-z]|[A-Za-z]\\d[A-Za-z][ -]?\\d[A-Za-z][A-Za-z]|[A-Za-z][A-Za-z]\\d[A-Za-z][ -]?\\d[A-Za-z][A-Za-z]|GIR[ -]?0AA|(?:BFPO[ -]?)?\\d|(?:BFPO[ -]?)?\\d\\d|(?:BFPO[ -]?)?\\d\\d\\d|(?:BFPO[ -]?)?\\d\\d\\d\\d)$",
    "A1 2AA"
  ],
  [
    "US",
    "United States",
    "street!=Street;city!=City;state!=State;zipCode!=ZIP code",
    "^(?:(?:US)[ -]?)?(?:\\d\\d\\d\\d\\d|\\d\\d\\d\\d\\d[ -]?\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "UY",
    "Uruguay",
    "street!=Street;zipCode=Postal code;city!=City;state=Department",
    "^(?:(?:UY)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "UZ",
    "Uzbekistan",
    "street!=Street;zipCode=Postal code;city!=City;state=Region",
    "^(?:(?:UZ)[ -]?)?(?:\\d\\d\\d\\d\\d\\d)$",
    "123456"
  ],
  [
    "VU",
    "Vanuatu",
    "street!=Street;city!=City;state=Region"
  ],
  [
    "VA",
    "Vatican City",
    "street!=Street;zipCode=Postal code;city!=City",
    "^(?:(?:VA)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "VE",
    "Venezuela",
    "street!=Street;city!=City;zipCode=Postal code;state!=State",
    "^(?:(?:VE)[ -]?)?(?:\\d\\d\\d\\d|\\d\\d\\d\\d[ -]?[A-Za-z])$",
    "1234"
  ],
  [
    "VN",
    "Vietnam",
    "street!=Street;city!=City;state=Region;zipCode=Postal code",
    "^(?:(?:VN)[ -]?)?(?:\\d\\d\\d\\d\\d|\\d\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "WF",
    "Wallis and Futuna",
    "street!=Street;zipCode!=Postal code;city!=City",
    "^(?:(?:WF)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "EH",
    "Western Sahara",
    "street!=Street;zipCode=Postal code;city!=City",
    "^(?:(?:EH)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "YE",
    "Yemen",
    "street!=Street;city!=City;state=Governorate"
  ],
  [
    "ZM",
    "Zambia",
    "street!=Street;zipCode=Postal code;city!=City;state=Region",
    "^(?:(?:ZM)[ -]?)?(?:\\d\\d\\d\\d\\d)$",
    "12345"
  ],
  [
    "ZW",
    "Zimbabwe",
    "street!=Street;city!=City;state=District"
  ]
];
