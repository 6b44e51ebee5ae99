import { describe, expect, it } from '@jest/globals';
import { participantOf, readParticipant } from './participants.js';

describe('an address in the network', () => {
  // code list EAS, as Peppol's participant identifiers have it: 0204 is the Leitweg-ID, 0106 the chamber of commerce of the Netherlands
  it.each([
    [' 0204:991-12345-67 ', { scheme: '0204', id: '991-12345-67' }],
    ['0106:12345678', { scheme: '0106', id: '12345678' }],
    ['0225:123456789_12345678900015', { scheme: '0225', id: '123456789_12345678900015' }],
    ['9930:DE136695976', { scheme: '9930', id: 'DE136695976' }],
  ])('is %s', (text, read) => {
    expect(readParticipant(text)).toEqual(read);
  });

  it.each([
    ['DE136695976', { scheme: '9930', id: 'DE136695976' }],
    ['EL094259216', { scheme: '9933', id: 'EL094259216' }],
    ['IT12345670017', { scheme: '0211', id: 'IT12345670017' }],
    ['DK13585628', { scheme: '0184', id: 'DK13585628' }],
    ['FI20774740', { scheme: '0216', id: '003720774740' }],
    ['NO988077917MVA', { scheme: '0192', id: '988077917' }],
    ['SE556012579001', { scheme: '0007', id: '5560125790' }],
    ['SE556012579002', undefined],
    ['IS12345', undefined],
    ['constructor', undefined],
    ['', undefined],
  ])('is known of the VAT number %s where its country has a scheme', (vatNumber, known) => {
    expect(participantOf(vatNumber)).toEqual(known);
  });

  it.each(['', '0204:', '0204 991', '1234:nobody', '991-12345-67', '0204:<x>', 'constructor:ab'])(
    'is not %j',
    (text) => {
      expect(readParticipant(text)).toBeUndefined();
    },
  );
});
