import { describe, expect, it } from '@jest/globals';
import { OWN_ADDRESS } from './connections/domain/own-address.js';
import { DECLARING } from './declared-variables.js';
import { translated } from './platform/languages/folders.js';
import { tongueOf } from './platform/languages/tongues.js';

/** What is wrong with a value where its variable says nothing of its own. */
const AT_LEAST_THIS = 'does not look right: compare it with what stands there';

/** Each variable that is typed in the panel, with what its value must be there. */
const typed = [OWN_ADDRESS, ...DECLARING]
  .flatMap(({ variables }) => variables)
  .filter(({ isOperators }) => !isOperators)
  .flatMap(({ label, pattern, must, typed: more }) => [
    ...(pattern ? [{ label, must: must ?? AT_LEAST_THIS }] : []),
    ...(more ? [{ label, must: more.must }] : []),
  ]);
const sentences = [...new Set(typed.map(({ label, must }) => `${label} ${must}`))];

describe('what a value of a connection must be', () => {
  it('is known from what is declared', () => {
    expect(sentences.length).toBeGreaterThan(25);
    expect(sentences).toContain('Address must begin with https://');
    expect(sentences).toContain('Port must be a number up to 65535');
  });

  it.each(translated())('is a whole sentence in %s', (tag) => {
    const tongue = tongueOf(tag);
    const untold = sentences.filter(
      (one) => tongue.sentence(one) === one || / must |look right/.test(tongue.sentence(one)),
    );
    expect(untold).toEqual([]);
  });

  it.each(translated())('keeps in %s what is to be typed, and calls the field as the panel does', (tag) => {
    const said = (sentence: string) => tongueOf(tag).sentence(sentence);
    expect(said('Address must begin with https://')).toContain('https://');
    expect(said('Port must be a number up to 65535')).toContain('65535');
    expect(said('Secret key must begin with sk_live_ or sk_test_')).toMatch(
      /^(?!.*Secret key)(?=.*sk_live_)(?=.*sk_test_)/,
    );
    expect(said('Secret key is missing')).not.toContain('Secret key');
  });
});
