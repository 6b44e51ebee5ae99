/**
 * What countries are called besides their name in the table: official names (npm iso-3166 4.4.0, i18n-iso-countries 7.14.0), other
 * names of Unicode CLDR 48, and the older, shorter and own ones that people write.
 */
export const OTHER_COUNTRY_NAMES = `
  AE UAE|Emirates|الإمارات; AG Antigua; AT Österreich; AX Aland; BA Bosnia; BE Belgique|België; BF Upper Volta; BJ Dahomey;
  BL St. Barts; BN Brunei Darussalam; BO Bolivia, Plurinational State of;
  BQ Bonaire, Sint Eustatius and Saba|Bonaire|Bonaire, Saint Eustatius and Saba; BR Brasil; BY Byelorussia|Belorussia;
  CC Cocos Islands|Keeling Islands; CD Congo - Kinshasa|Democratic Republic of the Congo|DRC|Zaire|Dem. Rep. Congo;
  CF CAR|Central African Rep.; CG Congo - Brazzaville|Republic of the Congo|Congo, Rep.; CH Schweiz|Suisse|Svizzera;
  CI Ivory Coast|Republic of Côte d'Ivoire; CN People's Republic of China|PRC|Mainland China; CV Cabo Verde;
  CZ Czech Republic; DE Deutschland|Federal Republic of Germany; DK Danmark; DO Dominican Rep.; ER State of Eritrea;
  ES España; FI Suomi; FK Falkland Islands (Malvinas)|Falklands|Malvinas|Islas Malvinas;
  FM Micronesia, Federated States of; FO Faeroe Islands|Faroes|Faroe; FR République française|French Republic;
  GB UK|Great Britain|United Kingdom of Great Britain and Northern Ireland|England|Scotland|Wales|Northern Ireland|Britain;
  GM Republic of The Gambia; GQ Eq. Guinea; GR Hellas|Hellenic Republic|EL; GS South Georgia;
  HK Hong Kong SAR China|Hong Kong SAR|Hong Kong, China|Hongkong; HM Heard Island and McDonald Islands|Heard Island;
  HR Hrvatska; HU Magyarország; IE Republic of Ireland|Eire; IL State of Israel; IO Chagos Archipelago;
  IR Islamic Republic of Iran; IT Italia; JP Nippon; KG Kirghizia|Kyrgyz Republic;
  KP Korea, Democratic People's Republic of|DPRK|N. Korea; KR Korea, Republic of|Korea|S. Korea;
  LA Lao People's Democratic Republic|Lao PDR|Lao; LK Ceylon; LY Libyan Arab Jamahiriya|State of Libya;
  MD Moldova, Republic of; MF Saint Martin (French part);
  MK The Republic of North Macedonia|Macedonia|FYROM|Macedonia, the former Yugoslav Republic of;
  MM Myanmar (Burma)|Burma; MO Macao SAR China|Macau|Macao SAR|Macau SAR|Macau SAR China|Macao, China;
  NL Netherlands (Kingdom of the)|Holland|Nederland; NO Norge; NZ Aotearoa; PG PNG; PL Polska; PN Pitcairn;
  PS Palestinian Territories|State of Palestine|Palestinian Territory|Palestinian Territory, Occupied;
  PT Portuguese Republic; RE La Réunion|Reunion Island; RU Russian Federation; SA KSA|Kingdom of Saudi Arabia|السعودية;
  SB Solomon Is.; SE Sverige; SH Saint Helena, Ascension and Tristan da Cunha|Ascension|Tristan da Cunha; SJ Svalbard;
  SK Slovak Republic; SS Republic of South Sudan; ST Sao Tome; SX Sint Maarten (Dutch part)|St. Maarten;
  SY Syrian Arab Republic; SZ Swaziland|Kingdom of Eswatini|Eswatini (formerly Swaziland);
  TF French Southern and Antarctic Lands; TL East Timor; TR Turkey|Republic of Türkiye|Republic of Turkey;
  TT Trinidad; TW Taiwan, Province of China|Chinese Taipei; TZ United Republic of Tanzania;
  UM United States Minor Outlying Islands|US Minor Outlying Islands;
  US US|United States of America|USA|America|Estados Unidos|États-Unis;
  VA Holy See (Vatican City State)|Holy See|Vatican|Vatican City State; VC St. Vincent;
  VE Venezuela, Bolivarian Republic of; VG BVI; VI United States Virgin Islands|USVI|Virgin Islands;
  VN Viet Nam|Socialist Republic of Viet Nam; XK Republic of Kosovo|Kosova; ZA RSA|Republic of South Africa;
  ZW Rhodesia
`;
