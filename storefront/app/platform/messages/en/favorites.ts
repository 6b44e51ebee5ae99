export const favoriteTexts = {
  added: 'Added to favorites',
  removed: 'Removed from favorites',
  failed: 'Failed to update favorites',
  add: (name: string) => `Add ${name} to favorites`,
  remove: (name: string) => `Remove ${name} from favorites`,
  title: 'Your Favorites',
  empty: 'No favorites yet',
  emptyText: 'Press the heart on something you like and it is kept here.',
  explore: 'Explore Products',
  itemRemoved: 'Item removed from favorites',
  loadFailed: 'Failed to load your favorites',
} as const;
