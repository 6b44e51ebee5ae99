import { Param, type PipeTransform } from '@nestjs/common';
import type { Refusal } from '../../kernel/refusal.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An id in the path. One that cannot be an id gets the same "no" as one that does not exist. */
export function IdParam(name: string, NotFound: new () => Refusal) {
  return Param(name, new UuidOr(NotFound));
}

class UuidOr implements PipeTransform<unknown, string> {
  constructor(private readonly NotFound: new () => Refusal) {}

  transform(value: unknown): string {
    if (typeof value === 'string' && UUID.test(value)) return value.toLowerCase();
    throw new this.NotFound();
  }
}
