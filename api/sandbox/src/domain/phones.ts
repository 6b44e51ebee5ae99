/** What happens to a prompt on a phone. `asks` waits for a tap on the phone page. */
export type PhoneBehaviour =
  | { kind: 'asks' }
  | { kind: 'stays_pending' }
  | { kind: 'succeeds_later' }
  | { kind: 'fails'; reason: string }
  | { kind: 'refused'; status: 400 | 500; reason: string };

export interface TestPhone {
  ending: string;
  title: string;
  behaviour: PhoneBehaviour;
}

/** The last three digits are MTN's own; the shop's numbers have twelve digits, which MTN's test numbers have not. */
export const TEST_PHONES: readonly TestPhone[] = [
  { ending: '450', title: 'Fails', behaviour: { kind: 'fails', reason: 'INTERNAL_PROCESSING_ERROR' } },
  { ending: '451', title: 'Is rejected', behaviour: { kind: 'fails', reason: 'APPROVAL_REJECTED' } },
  { ending: '452', title: 'Is not answered in time', behaviour: { kind: 'fails', reason: 'EXPIRED' } },
  { ending: '453', title: 'Stays pending', behaviour: { kind: 'stays_pending' } },
  { ending: '454', title: 'Succeeds after a while', behaviour: { kind: 'succeeds_later' } },
  {
    ending: '455',
    title: 'Is unknown to the provider',
    behaviour: { kind: 'fails', reason: 'PAYER_NOT_FOUND' },
  },
  {
    ending: '461',
    title: 'Meets an internal error',
    behaviour: { kind: 'refused', status: 500, reason: 'INTERNAL_PROCESSING_ERROR' },
  },
];

/** Only the demo country's test range and MTN's own test numbers behave by their ending. */
const MAGIC = /^(?:256770000|46733123)(\d{3})$/;

export function behaviourOf(payer: string): PhoneBehaviour {
  const ending = MAGIC.exec(payer)?.[1];
  const phone = TEST_PHONES.find((candidate) => candidate.ending === ending);
  return phone?.behaviour ?? { kind: 'asks' };
}
