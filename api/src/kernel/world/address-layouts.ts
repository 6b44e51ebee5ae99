/**
 * How an address is written in each country: its lines below the name, and which parts it has. `!` must be given, of those with `~` one
 * must; the rest may be left empty. A part that a country's layout lacks is not asked for there. From Google's address data
 * (github.com/google/libaddressinput, commit e20690c8 of June 2025, CC-BY 4.0), with these differences: the street comes first everywhere;
 * provinces of Spain and Italy may be left out; where its format names no region but people give one (the district of Uganda and Rwanda, the county of Kenya,
 * the emirate), it may be given. What it writes for sorting machines is left out.
 */
export const ADDRESS_LAYOUTS = `
  street!/city!/state: AG AO AQ AW BI BJ BO BQ BV BW BZ CF CG CM CW DJ DM ER FJ GA GD GH GM GQ GY KM KP LY ML MR MS NA NU PA PS
      QA RW SB SC SD SL SR SS SX SY TD TF TG TK TL TO TT TV UG VU WS YE ZW
  street!/zip city!: AZ BA BG CY CZ EE EH FO GE GN GW HR HT HU IS KG KW LR LT MC MD ME MK NE RS SI SK SN TJ TM VA XK
  street!/zip! city!: AT AX BE BL CH DE DK FI FR GF GL GP GR LI LU MF MQ NC NL NO PL PM PT RE SE SJ SM WF YT
  street!/zip city!/state: AR BY CL CR CU CV DO DZ ET GT KZ LA MA MG PH PY RO TN UA UZ ZM
  street!/city!/state/zip: AF AI AL BB BT EG IE IR KE LC LK MZ PE SZ TZ VC VG VN
  street!/city! state! zip!: AS AU CA FM GU MH MP PW US VI
  street!/city!/zip!: FK GB GG GS IM IO JE PN SH TC
  street!/city! zip: BH BM BN CK IL JO LS MT MV
  street!/city! zip/state: BD KH LB NG NP PK SA
  street!/city~/state~: AE HK KI NR
  street!/city~/state~ zip: KY
  street!/city!: BF CD CI MW ST
  street!/city! state zip: CC CX HM NF
  street!/zip! city!/state: MY PF RU TR
  street!/city!/state zip: ID MN TH
  street!/zip/city!/state: AM EC
  street!/city!, state: BS
  street!/city!, state/zip: CO
  street!/zip! city! (state): ES IT
  street!: MO
  street!/zip!: GI SG
  street!/city!, state!/zip: HN IQ
  street!/zip/city!: MU OM
  street!/city! zip!: NZ PR
  street!/zip city~/state~: AD
  street!/city! - state!/zip!: BR
  street!/city!/state!, zip!: CN
  street!/city! zip!/state!: IN
  street!/city!/state!: JM
  street!/city!, state!/zip!: JP
  street!/city!, state!: KN
  street!/city!/state!/zip!: KR
  street!/city!, zip: LV
  street!/city!, zip/state: MM
  street!/zip! city!, state: MX
  street!/zip/city!, state: NI
  street!/city! zip state!: PG
  street!/city!, state! zip: SO
  street!/zip city!/state!: SV
  street!/city!, state! zip!: TW
  street!/city! state! zip: UM
  street!/zip city! state: UY
  street!/city! zip, state!: VE
  street!/city!/state/zip!: ZA
`;
