/** "Size" as the panel proposes it for an option in each of its languages, other words of these for it, and what the French say of shoes. */
const SIZES = new Set([
  ...['size', 'taille', 'pointure', 'größe', 'grösse', 'tamanho', 'saizi', 'ukubwa', 'ingano'],
  ...['المقاس', 'مقاس'],
]);

/** "Colour" in the same languages, as the British and as Americans write it. */
const COLOURS = new Set([
  ...['colour', 'color', 'couleur', 'coloris', 'farbe', 'cor', 'rangi', 'ibara', 'amabara'],
  ...['اللون', 'لون'],
]);

const read = (option: string): string => option.trim().normalize().toLowerCase();

/** Whether an option, by the name that the merchant gave it, is that of the sizes. */
export const isSize = (option: string): boolean => SIZES.has(read(option));

/** Which option is that of the colours: by its name, else the one whose values are shown as colours; undefined where none is. */
export const colourOf = (
  options: readonly { name: string; values: readonly { swatch: string | null }[] }[],
): string | undefined =>
  (
    options.find(({ name }) => COLOURS.has(read(name))) ??
    options.find(({ name, values }) => !isSize(name) && values.some(({ swatch }) => swatch !== null))
  )?.name;
