import { SynonymMigration } from './synonym-migration.js';

/** Words that shoppers of a trial used and found nothing by. */
export class Migration20261126020000_still_more_synonyms extends SynonymMigration {
  protected readonly synonyms = `
tumbler, travel mug, drinks bottle = bottle, mug
dress shirt, button down, button up, formal shirt = oxford shirt, shirt
hooded sweater, hooded sweatshirt, hooded jumper = hoodie
puffa, puffa jacket, puffer coat, bubble jacket, quilted coat = puffer jacket
breton, breton top, striped top, stripy top = stripe
vest, tank top, singlet, undershirt = tee
waistcoat, gilet = puffer jacket, suit jacket
burgundy, maroon, claret, oxblood, crimson = bordeaux, wine, berry, scarlet, ruby
turquoise, aqua, cyan = teal, lagoon, mint
khaki = olive, moss, sand
court shoes, formal shoes, dress shoes, smart shoes, office shoes = pump, chelsea boot
hiking bag, trekking bag, hiking backpack, bookbag, book bag, daypack = backpack
crossbody, cross body bag, sling bag = chain bag
playstation, xbox, nintendo, games machine = console
kindle, e reader, ereader = tablet
samsung, galaxy, pixel phone = smartphone
action camera, gopro, camcorder = camera
sports shoes, sport shoes, jogging shoes = running shoe, sneaker
cosmetic, lip stick, lippy, lip colour, lip color = lipstick
scented candle, tealight = candle
jogging shorts, gym shorts, sport shorts = training shorts
hoop, basket ball = basketball
present box, hamper, gift set = gift box
`;
}
