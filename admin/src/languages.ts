/** What the storefront is translated into (storefront/app/platform/messages), each in its own words. */
export const languages = [
  { id: 'en', name: 'English' },
  { id: 'fr', name: 'Français' },
  { id: 'de', name: 'Deutsch' },
  { id: 'sw', name: 'Kiswahili' },
  { id: 'rw', name: 'Ikinyarwanda' },
  { id: 'ar', name: 'العربية' },
];
