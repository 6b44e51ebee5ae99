import { describe, expect, it } from '@jest/globals';
import { nameOf, typeOf } from './digital-file.js';

describe('a file that is sold', () => {
  it.each([
    ['Guide.pdf', 'Guide.pdf'],
    ['C:\\fakepath\\Guide.pdf', 'Guide.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['..', ''],
    ['Mwongozo wa “Safari”.pdf', 'Mwongozo wa “Safari”.pdf'],
    ['a\u202Efdp.exe', 'afdp.exe'],
    ['line\r\nSet-Cookie: x.pdf', 'lineSet-Cookie x.pdf'],
    ['دليل.pdf', 'دليل.pdf'],
  ])('called %j is %j', (said, name) => {
    expect(nameOf(said)).toBe(name);
  });

  it.each([
    ['application/pdf', 'application/pdf'],
    ['Audio/MPEG; rate=1', 'audio/mpeg'],
    ['text/html\r\nX: y', 'application/octet-stream'],
    ['', 'application/octet-stream'],
  ])('sent as %j is of the type %j', (said, type) => {
    expect(typeOf(said)).toBe(type);
  });
});
