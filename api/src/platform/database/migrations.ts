import { Migration20261121000001_initial } from '../../migrations/Migration20261121000001_initial.js';

/** Every migration, oldest first. A landed one is never edited. */
export const MIGRATIONS = [Migration20261121000001_initial].map((migration) => ({
  name: migration.name,
  class: migration,
}));
