import { Migration20261130000000_initial } from '../../migrations/Migration20261130000000_initial.js';

/** Every migration; `npm run migrations` writes them down from their folder. A landed one is never edited. */
export const MIGRATIONS = [
  // oldest first
  Migration20261130000000_initial,
].map((migration) => ({ name: migration.name, class: migration }));
