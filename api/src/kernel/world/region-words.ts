/**
 * Words that say what kind of region something is, or join it to its name, as addresses and the long names of ISO 3166-2 have
 * them: without marks, in small letters. `Comunidad Autónoma de Madrid` and `Madrid` differ by nothing else.
 */
const WORDS = new Set(
  `
  state province region county district department prefecture governorate oblast canton emirate parish city
  municipality metropolitan metropolis autonomous territory community commonwealth principality republic chartered
  land bundesland freistaat hansestadt freie kanton bezirk gemeinde stadt
  comunidad comunitat comunidade ciudad autonoma autonomo foral principado provincia departamento depto estado edo
  distrito municipio
  departement collectivite territoire canton ville metropole republique
  regione citta metropolitana cantone comune regiao concelho
  provincie gewest gemeente lan fylke maakunta landskapet kommune
  wojewodztwo voivodeship kraj zupanija megye varmegye judet judetul ili il perifereia raion rayon
  krai kray respublika republika okrug oblys provinsi kabupaten tinh negeri daerah wilayah wilaya
  voblast oblasty oblysy viloyati wilayaty
  область республика краи автономная автономныи округ облысы
  امارة محافظة منطقة المنطقة ولاية شعبية بلدية
  ken fu to do si gun teukbyeolsi gwangyeoksi teukbyeoljachido sheng shi zizhiqu
  of the co prov de del de la las los el le les du des di da do dos das delle della degli der des und et y e i and van het
  `.split(/\s+/),
);

/** What joins without a blank: `d'Aosta`, `dell'Aquila`. */
const JOINED = /(?<!\p{L})(?:d|l|dell|nell)['’ʼ‘](?=\p{L})/giu;

/** What the scripts of East Asia write behind the name, which has at least two letters. */
const BEHIND =
  /(?<=..)(?:特別市|特别行政区|自治区|省|市|県|县|縣|市|都|府|特별자치시|특별자치도|특별자치시|특별시|광역시|도)$/u;

/** A name without such words, each of which `plain` has brought to small letters without marks. */
export function withoutKind(name: string, plain: (text: string) => string): string {
  const text = plain(name.normalize('NFC').trim().replace(BEHIND, '').replaceAll(JOINED, ''));
  const words = text.split(' ').filter((word) => !WORDS.has(word));
  return words.join(' ') || text;
}
