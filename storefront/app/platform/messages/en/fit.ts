/** How goods that come in sizes fit, as their reviewers say. */
export const fitTexts = {
  question: 'How does the size fit?',
  small: 'Runs small',
  right: 'True to size',
  large: 'Runs large',
  saySmall: (n: number, all: number) => `${n} of ${all} say: runs small`,
  sayRight: (n: number, all: number) => `${n} of ${all} say: true to size`,
  sayLarge: (n: number, all: number) => `${n} of ${all} say: runs large`,
} as const;
