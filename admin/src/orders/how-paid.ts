/** How money came, in words that follow "paid". */
export const howPaid = {
  card: 'by card',
  mobile: 'by mobile money',
  cash: 'in cash',
  terminal: 'by card terminal',
  bank: 'by bank transfer',
} as const;
