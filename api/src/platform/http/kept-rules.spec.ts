import { expect, it } from '@jest/globals';
import { IsInt, IsString, getMetadataStorage, validateSync } from 'class-validator';
import { keepRules } from './kept-rules.js';

class Named {
  @IsString()
  name!: unknown;
}

class Counted extends Named {
  @IsInt()
  count!: unknown;
}

const wrong = (sent: object) => validateSync(sent).map(({ property }) => property);

it('finds the rules of a class, its parents’ too, and finds them once', () => {
  const storage = getMetadataStorage();
  let sorted = 0;
  const sort = storage.groupByPropertyName.bind(storage);
  storage.groupByPropertyName = (rules) => {
    sorted += 1;
    return sort(rules);
  };
  keepRules(storage);
  for (const count of [1, 2, 3]) {
    expect(wrong(Object.assign(new Counted(), { name: 'a', count }))).toEqual([]);
    expect(wrong(Object.assign(new Counted(), { name: 1, count: 'a' }))).toEqual(['count', 'name']);
    expect(wrong(Object.assign(new Named(), { name: 1, count: 'a' }))).toEqual(['name']);
  }
  expect(sorted).toBe(2);
});

it('takes what has a member called constructor', () => {
  keepRules();
  expect(wrong({ constructor: 1 })).toEqual([undefined]);
});
