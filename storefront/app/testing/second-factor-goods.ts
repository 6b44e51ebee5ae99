const passkey = { _id: 'k1', name: 'Her phone', createdAt: '2026-11-20T10:00:00Z', lastUsedAt: null };
const passkeyOptions = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Duka' },
  user: { id: 'AAAA', name: 'ada@example.com', displayName: 'Ada' },
  pubKeyCredParams: [],
};

/** What the API answers of a second factor that is off, and of one passkey. */
export const secondFactorAnswers = {
  getSecondFactor: { data: { isOn: false, recoveryCodesLeft: 0 } },
  startSecondFactor: {
    data: { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Duka?secret=JBSWY3DPEHPK3PXP' },
  },
  listPasskeys: { data: [passkey] },
  addPasskey: { data: [passkey] },
  startPasskey: { data: passkeyOptions },
  startPasskeyLogin: { data: passkeyOptions },
  changeEmail: { message: 'We have mailed a link to ada@example.net.' },
  confirmNewEmail: {
    message: 'Your email address has been changed',
    data: { _id: 'u1', name: 'Ada Otieno', email: 'ada@example.net', role: 'customer', createdAt: '' },
  },
  confirmOwnEmail: { message: 'Your email address is confirmed. You can order now.' },
};
