import { SynonymMigration } from './synonym-migration.js';

/** Further words that shoppers use. */
export class Migration20261124013000_more_synonyms extends SynonymMigration {
  protected readonly synonyms = `
men, mens, man, male, him, guys, gents = men
women, womens, woman, female, her, ladies, lady = women
kids, children, child, baby, babies, toddler, infant = toy
weekend bag, overnight bag, cabin bag, carry on, sports bag, travelling bag, traveling bag = duffel
checkered, chequered, gingham, checkered shirt, chequered shirt = check
floral, flowery, flowered = flower
silk, silky = satin, silk
woolly, wooly, woollen, woolen = wool
baggy, loose, oversized = wide, relaxed, roomy
raincoat, rain jacket, windbreaker = bomber jacket, puffer jacket
waterproof = water resistant, waterproof
ball = basketball, ball
sustainable, eco friendly = recycled, organic
handheld = handheld, pocket
photo = camera, photo
`;
}
