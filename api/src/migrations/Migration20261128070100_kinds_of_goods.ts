import { SynonymMigration } from './synonym-migration.js';

/** Names of kinds of goods, and for whom they are, that found nothing. */
export class Migration20261128070100_kinds_of_goods extends SynonymMigration {
  protected readonly synonyms = `
polo, polo shirt, polo neck = tee, shirt
unisex, gender neutral, genderless = men, women
football, soccer, soccer ball, volleyball, handball, netball = basketball
`;
}
