import { t } from '../texts';

/** What a field with choices says of itself. */
export const autocompleteWords = {
  clearText: t('Clear'),
  closeText: t('Close'),
  loadingText: t('Loading…'),
  noOptionsText: t('No options'),
  openText: t('Open'),
};
