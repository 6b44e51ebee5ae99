import { expect, it } from '@jest/globals';
import { NotAnArchive } from '../domain/refusals.js';
import { fileThatCame } from './file-that-came.js';

const KEY = '019336a0-0000-7000-8000-000000000001';
const take = fileThatCame(new Map([[KEY, 9]]));
const row = { id: '1', key: KEY, bytes: 9, name: '../Guide.pdf', type: 'text/html\r\nX-Y: z' };

it('takes the row of a file that came along, under a name and a type that may stand in headers', () => {
  expect(take(row)).toEqual({ ...row, name: 'Guide.pdf', type: 'application/octet-stream' });
});

it.each([
  { key: '../../../../proc/self/environ' },
  { key: '../../../../proc/self/environ', bytes: undefined },
  { key: KEY.replace('1', '2') },
  { key: null },
  { bytes: 8 },
])('takes none of any other file of the server: %j', (wrong) => {
  expect(() => take({ ...row, ...wrong })).toThrow(NotAnArchive);
});
