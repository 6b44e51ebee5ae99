import { SynonymMigration } from './synonym-migration.js';

/** Everyday names of clothes and goods that found nothing. */
export class Migration20261126050000_everyday_words extends SynonymMigration {
  protected readonly synonyms = `
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
}
