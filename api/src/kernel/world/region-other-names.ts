/**
 * What people write for parts of countries that `regions-a-l.ts` and `regions-l-z.ts` do not have, in their form: names in the country's own
 * script (Japan Post's and China Post's postcode lists), usual short ones (postal services of Argentina, Canada, Colombia and Mexico), and those of
 * other languages and times (cldr-subdivisions-full 48.2.0 in German, French, Italian and Spanish; for Spain also its Instituto Geográfico Nacional).
 * For Ukraine and Kazakhstan, which CLDR names in English by folk names and in Kazakh
 * (`findings/cldr-calls-fars-tehran.sh`), their usual names in English. And what ISO 3166-2 has no code for yet (npm iso-3166 4.4.0, Debian's iso-codes 4.20): the counties of Norway since 2024 with the numbers of Statistics
 * Norway, the provinces of Sardinia since 2025, Halabja, the provinces of Angola since 2025 (Law 14/24), the regions of Mali since 2023 (Law 2023-006), of southern Ethiopia since 2023
 * and of Burkina Faso since July 2025 (decrees of the Council of Ministers of 2 July), the wilayas of Algeria of November 2025. They stand for the part that they were taken from. Rwanda's are in Kinyarwanda, by Law 29/2005.
 */
export const OTHER_REGION_NAMES = `
AO: CCU Cuando/Cubango,LUA Icolo e Bengo,MOX Moxico Leste
AR: B Provincia de Buenos Aires/Prov. de Buenos Aires,C CABA/Ciudad de Buenos Aires
AU: WA West Australia
BF: 01 Bankui,02 Tannounyan,04 Nakambé,05 Kuilsé,06 Nando,07 Nazinon,08 Goulmou/Sirba,09 Guiriko,10 Yaadga,11 Oubri,12 Liptako,13 Djôrô,KOS Kossin,OUB Bassitenga,SMT Sandbondtenga,SOM Djelgodji/Karo-Peli,TAP Dyamongou
BR: DF Brasília,ES Espirito Santo
BY: HM Minsk City,MI Minsk Oblast/Minskaya oblast,HO Homiel/Gomel,MA Mahilyow/Mogilev,VI Vitsebsk
CA: NL Newfoundland/NF,NT NWT,PE PEI,QC PQ
CH: GE Genf/Ginevra,VS Wallis,FR Freiburg,TI Tessin,ZH Zurich,LU Lucerna,GR Grisons/Grigioni,NE Neuenburg,VD Waadt
CL: RM Región Metropolitana
CM: EN Extrême-Nord,ES Est,NO Nord,NW Nord-Ouest,OU Ouest,SU Sud,SW Sud-Ouest
CN: AH 安徽省/安徽,BJ 北京市/北京,CQ 重庆市/重庆,FJ 福建省/福建,GD 广东省/广东,GS 甘肃省/甘肃,GX 广西壮族自治区/广西,GZ 贵州省/贵州,HA 河南省/河南,HB 湖北省/湖北,HE 河北省/河北,HI 海南省/海南,HL 黑龙江省/黑龙江,HN 湖南省/湖南,JL 吉林省/吉林,JS 江苏省/江苏,JX 江西省/江西,LN 辽宁省/辽宁,NM 内蒙古自治区/内蒙古/Inner Mongolia,NX 宁夏回族自治区/宁夏,QH 青海省/青海,SC 四川省/四川,SD 山东省/山东,SH 上海市/上海,SN 陕西省/陕西,SX 山西省/山西,TJ 天津市/天津,XJ 新疆维吾尔自治区/新疆,XZ 西藏自治区/西藏,YN 云南省/云南,ZJ 浙江省/浙江
CO: DC Bogotá/Bogotá D.C.
CZ: 10 Praha/Hlavní město Praha
DE: HB Hansestadt Bremen,NW NRW,MV Mecklenburg-Western Pomerania
DK: 82 Midtjylland/Region Midtjylland
DZ: 03 Aflou,05 Barika,07 El Kantara,12 Bir El Ater,13 El Aricha,14 Ksar Chellala,17 Aïn Oussera/Aïn Oussara/Messaad,26 Ksar El Boukhari,28 Bou Saâda/Boussaâda,32 El Abiodh Sidi Cheikh
EG: MNF Menoufia,SHR Sharqia
ES: A Alacant,C La Coruña/Coruña,CN Islas Canarias/Canaries/Canarias Islas,CS Castelló/Castellón de la Plana,CT Cataluña,GC Gran Canaria/Lanzarote/Fuerteventura,GI Gerona,IB Baleares/Balears/Islas Baleares/Balearic,L Lérida,NC Nafarroa/Navarre,OR Orense,PV Euskadi/Basque,TF Tenerife/La Palma/La Gomera/El Hierro/Sta. Cruz de Tenerife,VC Valencian,VI Araba/Araba-Álava
ET: SN South Ethiopia/Central Ethiopia,SW Southwest Ethiopia/South West Ethiopia
FI: 01 Åland/Aland/Åland Islands/Ahvenanmaa
GR: 69 Mount Athos Autonomous/Agio Oros/Άγιο Όρος,A Anatoliki Makedonia kai Thraki,I Αττική
HR: 21 City of Zagreb/Grad Zagreb
ID: JK DKI Jakarta,PD Southwest Papua,PE Papua Pegunungan/Highland Papua,PS South Papua,PT Central Papua
IN: DL NCT of Delhi
IQ: SU Halabja/Helebce
IT: 23 Valle d'Aosta/Vallée d'Aoste/Val d'Aosta,32 Trentino-Alto Adige/Trentino-Südtirol,BZ Alto Adige/Südtirol/Bozen,FC Forlì,MB Monza,SS Gallura/Gallura Nord-Est Sardegna,NU Ogliastra,SU Medio Campidano/Sulcis Iglesiente
JP: 01 北海道,02 青森県/青森,03 岩手県/岩手,04 宮城県/宮城,05 秋田県/秋田,06 山形県/山形,07 福島県/福島,08 茨城県/茨城,09 栃木県/栃木,10 群馬県/群馬,11 埼玉県/埼玉,12 千葉県/千葉,13 東京都/東京,14 神奈川県/神奈川,15 新潟県/新潟,16 富山県/富山,17 石川県/石川,18 福井県/福井,19 山梨県/山梨,20 長野県/長野,21 岐阜県/岐阜,22 静岡県/静岡,23 愛知県/愛知,24 三重県/三重,25 滋賀県/滋賀,26 京都府/京都,27 大阪府/大阪,28 兵庫県/兵庫,29 奈良県/奈良,30 和歌山県/和歌山,31 鳥取県/鳥取,32 島根県/島根,33 岡山県/岡山,34 広島県/広島,35 山口県/山口,36 徳島県/徳島,37 香川県/香川,38 愛媛県/愛媛,39 高知県/高知,40 福岡県/福岡,41 佐賀県/佐賀,42 長崎県/長崎,43 熊本県/熊本,44 大分県/大分,45 宮崎県/宮崎,46 鹿児島県/鹿児島,47 沖縄県/沖縄
KZ: 10 Abai,11 Akmola,15 Aktobe,27 West Kazakhstan,31 Jambyl,33 Jetisu/Zhetysu,35 Karaganda/Karagandy,39 Kostanay,43 Kyzylorda,47 Mangystau,59 North Kazakhstan,61 Turkistan/Turkestan,63 East Kazakhstan
ML: 1 Kita/Nioro,2 Dioïla/Nara,3 Bougouni/Koutiala,4 San,5 Bandiagara/Douentza
MX: CMX CDMX/Distrito Federal/DF/Mexico City,MEX Edomex/Edo. de México/State of Mexico,ROO Q. Roo
NG: FC Abuja/FCT/F.C.T./Abuja FCT
NO: 30 Akershus/31/Østfold/32/Buskerud/33,38 Vestfold/39/Telemark/40,54 Troms/55/Finnmark/56
PH: 00 NCR,14 Bangsamoro/BARMM
PK: KP KPK/NWFP/North-West Frontier Province
PT: 20 Açores,30 Ilha da Madeira
RU: MOS Moscow Oblast/Moscow Region/Moskovskaya oblast,MOW Moskva/Gorod Moskva,AL Altai Republic/Republic of Altai,BU Buryatia,KHM Yugra/Khanty-Mansi Autonomous Okrug - Yugra,SA Yakutia/Sakha (Yakutia)
RW: 01 Umujyi wa Kigali,02 Iburasirazuba/Intara y'Iburasirazuba/Est,03 Amajyaruguru/Intara y'Amajyaruguru/Nord,04 Iburengerazuba/Intara y'Iburengerazuba/Ouest,05 Amajyepfo/Intara y'Amajyepfo/Sud
SA: 02 Mecca,03 Medina/Madinah,05 Qassim
SO: BN Mogadishu
TR: 03 Afyon
UA: 05 Vinnytsia,09 Luhansk,12 Dnipropetrovsk,14 Donetsk,18 Zhytomyr,23 Zaporizhzhia,26 Ivano-Frankivsk,35 Kirovohrad,46 Lviv,48 Mykolaiv,51 Odesa/Odessa,53 Poltava,56 Rivne,59 Sumy,61 Ternopil,63 Kharkiv,65 Kherson,68 Khmelnytskyi,71 Cherkasy,74 Chernihiv,77 Chernivtsi
US: DC Washington D.C./D.C.
VN: 26 Huế,SG Thành phố Hồ Chí Minh/TP Hồ Chí Minh/TPHCM
`;
