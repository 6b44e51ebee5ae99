import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { addressesContract } from './addresses-contract.js';
import { InMemoryAddresses } from './in-memory-addresses.js';
import { InMemorySessions } from './in-memory-sessions.js';
import { InMemoryPasskeys } from './passkeys.js';
import { passkeysContract } from './passkeys-contract.js';
import { InMemorySecondFactors } from './second-factors.js';
import { secondFactorsContract } from './second-factors-contract.js';
import { aFile, InMemoryCustomerFiles, InMemoryStaffRoles } from './staffing.js';
import { sessionsContract } from './sessions-contract.js';
import { staffContract } from './staff-contract.js';

let last = 0;
const nextId = () => `id-${String((last += 1)).padStart(6, '0')}`;
const people = { ann: 'ann', bob: 'bob' };

passkeysContract('in memory', () => Promise.resolve({ passkeys: new InMemoryPasskeys(), ...people, nextId }));

secondFactorsContract('in memory', () =>
  Promise.resolve({ factors: new InMemorySecondFactors(), ...people }),
);

staffContract('in memory', () => {
  const files = new InMemoryCustomerFiles();
  const [ann, bob] = [aFile('Ann', { wasSeen: true }), aFile('Bob')];
  files.kept.set('ann', ann).set('bob', bob);
  return Promise.resolve({
    ...{ files, roles: new InMemoryStaffRoles(files), unit: new DirectUnitOfWork(), nextId },
    ...{ ann: { ...ann, id: 'ann' }, bob: { ...bob, id: 'bob' } },
  });
});

addressesContract('in memory', () =>
  Promise.resolve({ addresses: new InMemoryAddresses(), ...people, unknownId: 'nothing' }),
);

sessionsContract('in memory', () => {
  const anns = ['laptop', 'phone', 'tablet'] as const;
  const sessions = new InMemorySessions({ ann: [...anns], bob: ['desk'] });
  return Promise.resolve({ sessions, ...people, anns, bobs: 'desk', unknownId: 'nothing' });
});
