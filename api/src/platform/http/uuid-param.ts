import { Param, type PipeTransform } from '@nestjs/common';
import { isUuid } from '../../kernel/uuid.js';
import type { Refusal } from '../../kernel/refusal.js';

/** An id in the path. One that cannot be an id gets the same "no" as one that does not exist. */
export function IdParam(name: string, NotFound: new () => Refusal) {
  return Param(name, new UuidOr(NotFound));
}

class UuidOr implements PipeTransform<unknown, string> {
  constructor(private readonly NotFound: new () => Refusal) {}

  transform(value: unknown): string {
    if (typeof value === 'string' && isUuid(value)) return value.toLowerCase();
    throw new this.NotFound();
  }
}
