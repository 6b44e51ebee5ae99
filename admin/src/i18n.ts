import { defaultI18nProvider, type I18nProvider } from 'react-admin';
import { reactAdminWords } from './react-admin-words';
import type { Told } from './catalogues';

/** react-admin in the language of the panel, and English, as it comes, where it says what the panel never shows. */
export const i18nProvider: I18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options) => {
    const own = reactAdminWords[key];
    if (typeof own === 'string') return own;
    return own ? own({ smart_count: 1, ...(options as Told) }) : defaultI18nProvider.translate(key, options);
  },
};
