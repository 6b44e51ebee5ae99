import { Migration } from '@mikro-orm/migrations';

/** Further words that shoppers use. What the owner has already said of a word stays. */
export class Migration20261124013000_more_synonyms extends Migration {
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

const LINES = SYNONYMS.trim()
  .split('\n')
  .map((line) => {
    const [typed, finds] = line.split(' = ').map((words) => `string_to_array('${words}', ', ')`);
    return { typed, finds };
  });
