import { defaultI18nProvider, type I18nProvider } from 'react-admin';

/** What the panel says in its own words where react-admin speaks of elements. */
const words: Record<string, (count: number) => string> = {
  'ra.notification.updated': (count) => (count === 1 ? 'Saved' : `${count} saved`),
  'ra.notification.created': () => 'Created',
  'ra.notification.deleted': (count) => (count === 1 ? 'Deleted' : `${count} deleted`),
  'ra.notification.item_doesnt_exist': () => 'This no longer exists.',
  'ra.navigation.no_filtered_results': () => 'Nothing matches.',
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
