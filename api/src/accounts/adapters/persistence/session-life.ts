/** Idle life of a session in seconds (security C3). */
export const LIFE = { plain: 12 * 3_600, remembered: 30 * 86_400 };
