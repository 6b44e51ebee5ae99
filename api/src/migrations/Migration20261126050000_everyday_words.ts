import { Migration } from '@mikro-orm/migrations';

/** Everyday names of clothes and goods that found nothing. What the owner has already said of a word stays. */
export class Migration20261126050000_everyday_words extends Migration {
  override up(): void {
    for (const { typed, finds } of LINES)
      this.addSql(`insert into search_synonym (typed, finds)
        select typed, ${finds} from unnest(${typed}) typed on conflict (typed) do nothing`);
  }

  override down(): void {
    for (const { typed, finds } of LINES)
      this.addSql(`delete from search_synonym where typed = any(${typed}) and finds = ${finds}`);
  }
}

const SYNONYMS = `
joggers, sweatpants, sweats, track pants, tracksuit, tracksuit bottoms, leggings = trousers, training shorts
tie, necktie, bow tie, black tie, formal, formalwear, formal wear, menswear = dinner jacket, suit
party dress, cocktail dress, evening dress, evening gown, maxi dress = slip dress, dress
summer dress, beach dress, floral dress = sundress
bootcut, flared jeans, flares, boyfriend jeans, mom jeans = wide leg jeans
moto jacket, motorcycle jacket, biker jacket, leather coat = leather jacket
varsity jacket, flight jacket, pilot jacket = bomber jacket
plimsolls, canvas shoes, tennis trainers = sneaker
loafers, brogues, lace ups, leather shoes = chelsea boot, slide
snapback, dad cap, trucker cap, beanie = cap
kettlebell, kettlebells, hand weights, barbell = dumbbell
soundbar, bluetooth speaker, loudspeaker = speaker
stylus, drawing tablet, graphics tablet = tablet
magic cube, speedcube, speed cube = cube
building blocks, stacking toy, stacker = stacking rings
plant pot, planter, flowerpot = potted leaf, plant
cushion cover, sofa cushion, home decor, decor, decoration = cushion, candle, lamp
`;

const LINES = SYNONYMS.trim()
  .split('\n')
  .map((line) => {
    const [typed, finds] = line.split(' = ').map((words) => `string_to_array('${words}', ', ')`);
    return { typed, finds };
  });
