/**
 * How postcodes are written in each country: `#` is a digit, `@` a letter, `?` either, all else as it stands. Of several forms each is right; the
 * first has to be the usual one. From Google's address data (as in `address-layouts.ts`), the five digits of Korea, of Honduras, of Monaco and of Viet Nam
 * (since 2018, Decision 2475/QĐ-BTTTT, beside the six of before),
 * the seven digits of Egypt (since March 2020, Egypt Post: one for each group of buildings), the eight of Cambodia (Prakas 77 of 2025 of its Ministry of Post and
 * Telecommunications; six are in use as well), the letters and digits of Kazakhstan (Kazpost since 2015: one for each building), the letter of Venezuela's posts (Ipostel), each beside what was before,
 * the Eircode and the codes of Tanzania and El Salvador from the posts of those countries. A country that is not here has no postcodes.
 */
export const POSTCODE_FORMS = `
  #####: BA BT DE DO DZ EE EH ES FI FR GT HR ID IQ IT JO KE KR KW LA LK MC MA ME MM MX MY NI NP PK SM SN TH TR UA UY VA
      XK ZM HN AX BL GF GP MF MQ NC PF PM RE WF YT TZ CU
  #####|#####-####: US AS FM GU MH MP PR PW UM VI SA
  ####: AF AL AT AU BD BE BG CH CK CV CX CC CY DK ET GE GL GW HM HT HU LI LR LU MK MZ NE NF NO NZ PH PY SI SJ TN ZA
  ######: BY CN CO IN KG RO RU SG TJ TM UZ NG EC
  #####|######: VN
  ######|@##@#@#: KZ
  #####|######|########: KH
  ####|####-@: VE
  ### ##: CZ SE SK GR
  ###: FO GN IS LS MG PG OM
  #### @@: NL
  ##-###: PL
  ####-###: PT
  ###-####: JP
  #####-###: BR
  #####-#####: IR
  @#@ #@#: CA
  @## ????|@#@ ????: IE
  @# #@@|@## #@@|@@# #@@|@@## #@@|@#@ #@@|@@#@ #@@|GIR 0AA|BFPO #|BFPO ##|BFPO ###|BFPO ####: GB
  GY# #@@|GY## #@@: GG
  JE# #@@|JE## #@@: JE
  IM# #@@|IM## #@@: IM
  GX11 1AA: GI
  FIQQ 1ZZ: FK
  SIQQ 1ZZ: GS
  BBND 1ZZ: IO
  PCRN 1ZZ: PN
  TKCA 1ZZ: TC
  STHL 1ZZ|ASCN 1ZZ|TDCU 1ZZ: SH
  AI-2640: AI
  AD###: AD
  ####|######: AM
  AZ ####: AZ
  @####@@@|####: AR
  BB#####: BB
  ###|####: BH
  @@ ??: BM
  @@####: BN
  #######|###-####: CL
  #####|####: CR MN
  #####|#######: EG IL
  KY#-####: KY
  #### ####|####: LB
  LC## ###: LC
  LT-#####: LT
  LV-####: LV
  MD-####: MD
  @@@ ####: MT
  #####: MU MV
  #####|######: RS
  @@ #####: SO
  CP ####|####: SV
  @###: SZ
  ######|#####|###: TW
  VC####: VC
  VG####: VG
  #####|LIMA ##: PE
`;
