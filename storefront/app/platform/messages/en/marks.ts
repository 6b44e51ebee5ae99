export const markTexts = { title: 'Ways to pay' } as const;

const marks: Readonly<Record<string, readonly string[]>> = {
  card: ['Visa', 'Mastercard', 'American Express'],
  mobile: ['MTN MoMo'],
  cash: ['Cash on Delivery'],
  bank: ['Bank Transfer'],
};

/** The names by which people know a payment method. */
export const marksOf = (method: string): readonly string[] => marks[method] ?? [];
