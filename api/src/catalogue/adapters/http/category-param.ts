import { Param, type PipeTransform } from '@nestjs/common';
import { InvalidInput } from '../../../platform/http/invalid-input.js';

const LONGEST = 100;
const HAS_CONTROLS = /\p{Cc}/u;

/** A category's name in the path: free text of up to 100 characters, composed (NFC). */
export const CategoryParam = (name = 'category') => Param(name, new CategoryName());

class CategoryName implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    const name = String(value).normalize('NFC');
    if (HAS_CONTROLS.test(name) || !name.isWellFormed())
      throw new InvalidInput([{ field: 'category', message: 'The category contains a control character' }]);
    if ([...name].length > LONGEST)
      throw new InvalidInput([
        { field: 'category', message: `The category must be at most ${LONGEST} characters` },
      ]);
    return name;
  }
}
