const WORDS: Readonly<Record<string, string>> = {
  stripe: 'by card',
  momo: 'by mobile money',
  cash: 'in cash',
  terminal: 'by card terminal',
  bank: 'by bank transfer',
};

/** How money came that this provider keeps, in words that follow an amount: "in cash"; empty where there was none. */
export const howPaid = (provider: string): string => WORDS[provider] ?? '';
