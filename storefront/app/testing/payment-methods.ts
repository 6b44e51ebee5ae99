const way = (method: string, more = {}) => ({
  method,
  label: method,
  offered: true,
  needs: [],
  refunds: 'by-hand',
  collectedBy: 'provider',
  retry: true,
  takesDeposit: false,
  holdMinutes: 40,
  instructions: null,
  ...more,
});
export const ways = [
  way('card', { refunds: 'api' }),
  way('mobile', { needs: ['mobileNumber'] }),
  way('cash', { collectedBy: 'staff', retry: false, takesDeposit: true }),
  way('bank', { collectedBy: 'staff', retry: false, instructions: 'Bank of Kampala' }),
];
