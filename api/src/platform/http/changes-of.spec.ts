import { describe, expect, it } from '@jest/globals';
import { ApiProperty } from '@nestjs/swagger';
import { IsArray, IsInt, IsString } from 'class-validator';
import { ChangesOf, NullEmpties, NullLeaves } from './changes-of.js';
import { inputPipe } from './invalid-input.js';

abstract class NamedDto {
  @NullEmpties()
  @IsString({ message: 'title must be a text' })
  title!: string;
}

class ShelfDto extends NamedDto {
  @ApiProperty({ type: 'string' })
  @IsString()
  id!: string;

  @ApiProperty({ type: 'integer' })
  @IsInt({ message: 'places must be a whole number' })
  places!: number;

  @NullLeaves(String)
  @IsArray({ message: 'goods must be a list' })
  goods!: string[];
}

class ShelfChangeDto extends ChangesOf(ShelfDto, ['id']) {}

const change = async (body: object): Promise<object> => ({
  ...((await inputPipe().transform(body, { type: 'body', metatype: ShelfChangeDto })) as object),
});

describe('what changes a thing', () => {
  it('is each of its members that is sent, and none that is fixed', async () => {
    expect(await change({ id: 'other', title: 'Top', places: 4, goods: ['mug'] })).toEqual({
      ...{ title: 'Top', places: 4, goods: ['mug'] },
    });
    expect(await change({})).toEqual({});
  });

  it.each([
    [{ title: 4 }, 'title must be a text'],
    [{ places: 'four' }, 'places must be a whole number'],
    [{ places: null }, 'places must be a whole number'],
    [{ goods: 'mug' }, 'goods must be a list'],
  ])('is refused by the rules of the members: %j', async (body, sentence) => {
    await expect(change(body)).rejects.toThrow(sentence);
  });

  it('may be null where that has a meaning: an empty text, a list that stays as it is', async () => {
    expect(await change({ title: null, goods: null })).toEqual({ title: '' });
  });
});
