/** VAT numbers that the played register does not know, and one whose country does not answer; every other one is somebody's. */
const UNKNOWN = ['DE129274202', 'FR23334175221'];
const SILENT = ['DE811569869'];

/** What VIES answers, by https://ec.europa.eu/taxation_customs/vies/#/technical-information; with a requester it has a number. */
export function answerOf(asked: Record<string, unknown>, now: Date): object {
  const { countryCode, vatNumber, requesterNumber } = asked;
  const written = `${String(countryCode)}${String(vatNumber)}`;
  if (SILENT.includes(written)) return { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] };
  const valid = !UNKNOWN.includes(written);
  return {
    ...{ countryCode, vatNumber, requestDate: now.toISOString(), valid },
    requestIdentifier: requesterNumber ? `WAPIPLAYED${now.getTime().toString(36).toUpperCase()}` : '',
    name: valid ? `Played Business ${written}` : '---',
    address: valid ? '1 Sandbox Street' : '---',
  };
}
