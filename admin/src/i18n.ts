import { defaultI18nProvider, type I18nProvider } from 'react-admin';
import { t } from './texts';

/** What the panel says in its own words where react-admin speaks of elements. */
const words: Record<string, (count: number) => string> = {
  'ra.notification.updated': (count) => t('{count, plural, one {Saved} other {# saved}}', { count }),
  'ra.notification.created': () => t('Created'),
  'ra.notification.deleted': (count) => t('{count, plural, one {Deleted} other {# deleted}}', { count }),
  'ra.notification.item_doesnt_exist': () => t('This no longer exists.'),
  'ra.navigation.no_filtered_results': () => t('Nothing matches.'),
};

/** English, as react-admin has it, with our words first. */
export const i18nProvider: I18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options) => {
    const own = words[key];
    const count = (options as { smart_count?: number } | undefined)?.smart_count ?? 1;
    return own ? own(count) : defaultI18nProvider.translate(key, options);
  },
};
