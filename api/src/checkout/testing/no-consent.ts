/** No file is sold. */
export const noConsent = { askForConsent: () => Promise.resolve(null) };
