/** Idle life of a session in seconds (security C3). */
export const LIFE = { plain: 12 * 3_600, remembered: 30 * 86_400 };
/** So long after password or second factor were shown, dangerous steps need no other proof. */
export const RECENT = 15 * 60;
/** So long a password that a mailed link has set stands for the link. */
export const BY_MAIL = 3_600;
