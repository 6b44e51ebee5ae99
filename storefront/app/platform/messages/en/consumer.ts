/** The names of the links of consumer law, small enough for the foot of every page. */
export const consumerTexts = {
  withdraw: 'Withdraw from contract here',
  imprint: 'Imprint',
  accessibility: 'Accessibility',
} as const;
