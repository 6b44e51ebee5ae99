import { expect, it } from '@jest/globals';
import {
  IsInt,
  IsNotEmpty,
  IsString,
  Max,
  MaxLength,
  getMetadataStorage,
  validateSync,
} from 'class-validator';
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

class Priced {
  @IsInt({ message: 'a whole number' })
  @Max(9, { message: 'at most 9' })
  price!: unknown;

  @IsString({ message: 'a text' })
  @MaxLength(3, { message: 'at most 3 signs' })
  @IsNotEmpty({ message: 'something' })
  name!: unknown;
}

it.each([
  [{ price: '5', name: 5 }, 'a whole number', 'a text'],
  [{ price: null }, 'a whole number', 'something'],
  [{ price: 10, name: 'long' }, 'at most 9', 'at most 3 signs'],
])('says of %j first that it is there and what it is, then how large it may be', (sent, ...told) => {
  keepRules();
  const errors = validateSync(Object.assign(new Priced(), sent), { stopAtFirstError: true });
  expect(errors.flatMap(({ constraints = {} }) => Object.values(constraints))).toEqual(told);
});

it('takes what has a member called constructor', () => {
  keepRules();
  expect(wrong({ constructor: 1 })).toEqual([undefined]);
});
