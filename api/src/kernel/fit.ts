/** How goods that come in sizes fit, as their reviewers say; each is one answer of the review form. */
export const FITS = ['small', 'right', 'large'] as const;
export type Fit = (typeof FITS)[number];

/** How many reviewers gave each answer. */
export type FitCounts = Record<Fit, number>;

export const noFits = (): FitCounts => ({ small: 0, right: 0, large: 0 });
