const way = (method: string, more = {}) => ({
  method,
  label: method,
  offered: true,
  ...{ whyNot: null, reason: null, least: null, most: null, step: null },
  needs: [],
  refunds: 'by-hand',
  collectedBy: 'provider',
  next: 'redirect',
  retry: true,
  takesDeposit: false,
  holdMinutes: 40,
  instructions: null,
  ...more,
});
export const ways = [
  way('card', { refunds: 'api' }),
  way('mobile', { next: 'wait', needs: ['mobileNumber'] }),
  way('cash', { collectedBy: 'staff', next: 'placed', retry: false, takesDeposit: true }),
  way('bank', { collectedBy: 'staff', next: 'placed', retry: false, instructions: 'Bank of Kampala' }),
];
