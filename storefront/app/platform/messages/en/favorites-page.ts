/** The page of favorites. Kept apart from the few words that product cards need. */
export const favoritesPageTexts = {
  title: 'Your Favorites',
  short: 'Favorites',
  empty: 'No favorites yet',
  emptyText: 'Press the heart on something you like and it is kept here.',
  explore: 'Explore Products',
  itemRemoved: 'Item removed from favorites',
  loadFailed: 'Failed to load your favorites',
} as const;
