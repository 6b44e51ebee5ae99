export const favoriteTexts = {
  added: 'Added to favorites',
  removed: 'Removed from favorites',
  failed: 'Failed to update favorites',
  add: (name: string) => `Add ${name} to favorites`,
  remove: (name: string) => `Remove ${name} from favorites`,
} as const;
