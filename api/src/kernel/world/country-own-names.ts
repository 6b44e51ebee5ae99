/**
 * What countries are called in the languages that are official there, in the whole country or a part of it: the territory names, also the
 * short and other ones, of Unicode CLDR 48.2.0 (npm cldr-localenames-full; which languages those are says `territoryInfo` of
 * cldr-core), without abbreviations of two letters and without what `country-table.ts` and `country-other-names.ts` have already.
 */
export const OWN_COUNTRY_NAMES = `
  AE الإمارات العربية المتحدة; AF افغانستان|Owganystan; AL Shqipëri; AM Հայաստան;
  AT Austrija|Ausztria|Avstrija; AZ Azərbaycan|Азәрбајҹан; BA Bosna i Hercegovina|Босна и Херцеговина;
  BD বাংলাদেশ; BE Belgien; BG България; BH البحرين; BI Uburundi; BQ Caribisch Nederland; BR Brazile; BT འབྲུག;
  BY Беларусь; CD Congo (RDC)|Republíki ya Kongó Demokratíki|Kongo - Kinshasa|Kongo (DRC);
  CF République centrafricaine|Ködörösêse tî Bêafrîka; CG République du Congo; CH Schwiiz|Svizra;
  CI République de Côte d’Ivoire; CM Cameroun; CN རྒྱ་ནག|중국|جۇڭگو|Cunghgoz|中国; CW Kòrsou; CY Κύπρος|Kıbrıs;
  CZ Česko|Česká republika; DJ جيبوتي; DK Dänemark; DO República Dominicana; DZ الجزائر|Algérie; EE Eesti;
  EG مصر; EH الصحراء الغربية; ER إريتريا|ኤርትራ; ES Espanya|Espainia|Espanha; ET ኢትዮጵያ;
  FK Falkland Islands (Islas Malvinas); FO Føroyar;
  GB Y Deyrnas Unedig|an Ríocht Aontaithe|An Rìoghachd Aonaichte; GE საქართველო|Гуырдзыстон;
  GF Guyane française; GH Gaana|Ghana nutome; GL Kalaallit Nunaat; GN Guinée;
  GQ Guinea Ecuatorial|Guinée équatoriale|Guiné Equatorial; GR Ελλάδα; GW Guiné-Bissau; HK 中國香港特別行政區|香港;
  HR Croazia|Croasia; IL إسرائيل|ישראל; IM Ellan Vannin;
  IN ভাৰত|ভারত|ભારત|भारत|ಭಾರತ|ہِندوستان|ഇന്ത്യ|ଭାରତ|ਭਾਰਤ|ᱤᱱᱰᱤᱭᱟ|ڀارت|இந்தியா|భారతదేశం|بھارت; IQ العراق|عێراق;
  IR ایران; IS Ísland; IT Italie; JO الأردن; JP 日本; KG Кыргызстан|Киргизия; KH កម្ពុជា; KM جزر القمر|Comores;
  KP 조선민주주의인민공화국|북한; KR 대한민국|한국; KW الكويت; KZ Қазақстан|Казахстан; LA ລາວ; LB لبنان; LI Liächteschtäi;
  LK ශ්‍රී ලංකාව|இலங்கை; LT Lietuva; LU Luxemburg|Lëtzebuerg; LV Latvija; LY ليبيا; MA المغرب|Maroc|Meṛṛuk;
  MD Republica Moldova; ME Crna Gora; MG Madagasikara; MK Северна Македонија|Maqedonia e Veriut; MM မြန်မာ;
  MN Монгол; MO Macau, RAE da China|中國澳門特別行政區|澳門; MR موريتانيا; MU Maurice; MZ Moçambique;
  NC Nouvelle-Calédonie; NG Nàìjíríà; NL Nederlân; NO Noreg|Norga; NP नेपाल; NZ Aotearoa New Zealand;
  OM عُمان; PF Polynésie française; PG Papua Niugini; PH Pilipinas; PK پاکستان; PL Polen|Lenkija;
  PM Saint-Pierre-et-Miquelon; PS الأراضي الفلسطينية|فلسطين; QA قطر; RS Srbija|Szerbia|Srbsko|Србија|Сербія;
  RU Русија|Рәсәй|Ород Улас|Росси|Россия|Арассыыйа|Россия Федерациязы; RW U Rwanda;
  SA المملكة العربية السعودية; SD السودان; SE Ruotsi; SG Singapura|சிங்கப்பூர்|新加坡; SI Slovenija|Zlovenia;
  SJ Svalbard og Jan Mayen; SK Slovensko; SN Senegaal; SO الصومال|Soomaaliya; ST São Tomé e Príncipe;
  SY سوريا; TD تشاد|Tchad; TH ไทย; TJ Тоҷикистон; TL República Democrática de Timor-Leste; TN تونس|Tunisie;
  TW 台灣; UA Украина|Україна; US EE. UU.|ʻAmelika Hui Pū ʻIa; UZ Oʻzbekiston|Ўзбекистон; VA Città del Vaticano;
  WF Wallis-et-Futuna; XK Kosovë|Косово; YE اليمن;
  ZA Suid-Afrika|Afrika Borwa|Aforika Borwa|EMzantsi Afrika|iNingizimu Afrika
`;
