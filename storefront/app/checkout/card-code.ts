/** As many gift cards pay for one order. */
export const MOST_CARDS = 5;

/** As the shop compares codes of gift cards. */
export const plainCode = (code: string): string => code.toUpperCase().replaceAll(/[\s\-–—_]/g, '');

/** Twenty letters, as the codes of gift cards have; a coupon seldom has. */
export const looksLikeCard = (code: string): boolean => /^[0-9A-Z]{20}$/.test(plainCode(code));

/** By which people tell cards apart. */
export const lastFourOf = (code: string): string => plainCode(code).slice(-4);
