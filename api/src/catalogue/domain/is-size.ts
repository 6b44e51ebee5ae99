/** "Size" as the panel proposes it for an option in each of its languages, other words of these for it, and what the French say of shoes. */
const SIZES = new Set([
  ...['size', 'taille', 'pointure', 'größe', 'grösse', 'tamanho', 'saizi', 'ukubwa', 'ingano'],
  ...['المقاس', 'مقاس'],
]);

/** Whether an option, by the name that the merchant gave it, is that of the sizes. */
export const isSize = (option: string): boolean => SIZES.has(option.trim().normalize().toLowerCase());
