import { SynonymMigration } from './synonym-migration.js';

/** What whole departments are called, as people type it and as addresses like `/category/clothing` say it. */
export class Migration20261127010000_names_of_departments extends SynonymMigration {
  protected readonly synonyms = `
clothing, clothes, apparel, garments, garment, attire, outfit, outfits = fashion, clothing, clothes, apparel
gadgets, gadget, tech, devices = electronics, gadget
homeware, homewares, housewares, home goods, household = home, homeware
`;
}
