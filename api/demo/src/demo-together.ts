/** Products that go together, by key: most baskets of the demo are filled from one of these. */
export const TOGETHER: readonly (readonly string[])[] = [
  ['phone-nova', 'earbuds-pebble', 'watch-pulse'],
  ['laptop-aero', 'monitor-vista', 'keyboard-clack', 'headphones-hush'],
  ['tablet-slate', 'headphones-hush', 'bag-backpack'],
  ['camera-lumen', 'bag-backpack', 'laptop-aero'],
  ['camera-snap', 'gift-ribbon', 'candle-fig'],
  ['console-pixel', 'gamepad-orbit', 'cube-twist'],
  ['speaker-drum', 'lamp-linen', 'plant-fern'],
  ['watch-pulse-leather', 'belt-saddle', 'phone-nova'],
  ['suit-city', 'suit-trousers', 'shirt-oxford', 'belt-saddle'],
  ['suit-dinner', 'shirt-oxford', 'watch-heritage'],
  ['suit-check', 'jeans-straight', 'shoe-chelsea'],
  ['shirt-check', 'jeans-slim', 'jacket-denim'],
  ['hoodie-loop', 'jeans-straight', 'shoe-court', 'cap-varsity'],
  ['tee-everyday', 'jeans-slim', 'shoe-court'],
  ['tee-tide', 'shorts-pace', 'cap-varsity'],
  ['tee-breton', 'jeans-wide', 'glasses-block'],
  ['tee-sunday', 'skirt-pleat', 'shoe-court'],
  ['knit-cable', 'jeans-wide', 'jacket-puffer'],
  ['dress-slip', 'shoe-heel', 'bag-crossbody', 'lipstick-velvet'],
  ['dress-meadow', 'shoe-slide', 'glasses-rondo', 'bag-tote'],
  ['jacket-bomber', 'jeans-slim', 'glasses-pilot'],
  ['jacket-leather', 'jeans-wide', 'shoe-chelsea'],
  ['glasses-reader', 'bag-tote', 'watch-heritage'],
  ['shoe-runner', 'shorts-pace', 'bottle-peak', 'watch-pulse'],
  ['mat-flow', 'dumbbell-hex', 'bottle-peak'],
  ['racket-rally', 'bag-duffel', 'bottle-peak'],
  ['ball-hoop', 'shorts-pace', 'bottle-peak'],
  ['lamp-linen', 'cushion-loom', 'plant-fern'],
  ['mug-kiln', 'candle-fig', 'cushion-loom'],
  ['teddy-bruno', 'rings-stack', 'car-pine', 'gift-ribbon'],
  ['perfume-alba', 'lipstick-velvet', 'serum-luma', 'gift-ribbon'],
];

/** What goes with a product. */
export const matching = (key: string): ReadonlySet<string> =>
  new Set(TOGETHER.filter((set) => set.includes(key)).flat());
