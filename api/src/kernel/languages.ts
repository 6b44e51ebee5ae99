/** What the storefront speaks when nobody has decided. */
export const LANGUAGE = 'en';

/** A language by its tag (BCP 47, the language alone): `fr`. Which of them there are the storefront knows. */
export const LANGUAGE_TAG = /^[a-z]{2,3}$/;
