import { v7 } from 'uuid';
import { hostileText } from './hostile.js';
import type { Random } from './random.js';

/** As much of a JSON schema as the document uses for what is sent. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  allOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  example?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

/** Makes values of the shape that the document describes; what is within them may be hostile. */
export class Shapes {
  constructor(
    private readonly random: Random,
    private readonly schemas: Readonly<Record<string, Schema>>,
    private readonly ids: readonly string[],
  ) {}

  of(schema: Schema, depth = 0): unknown {
    const { random } = this;
    const [first] = schema.allOf ?? schema.oneOf ?? [];
    if (first) return this.of(first, depth);
    const name = schema.$ref?.split('/').at(-1);
    if (name) return this.of(this.schemas[name] ?? {}, depth + 1);
    if (schema.example !== undefined && random.chance(40)) return schema.example;
    if (schema.enum) return random.pick(schema.enum);
    const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
    if (type === 'object' || schema.properties) return this.object(schema, depth);
    if (type === 'array')
      return depth > 8
        ? []
        : Array.from({ length: random.below(4) }, () => this.of(schema.items ?? {}, depth + 1));
    if (type === 'integer') return this.whole(schema);
    if (type === 'number') return this.whole(schema) + random.pick([0, 0.5, 0.01, 0.001]);
    if (type === 'boolean') return random.chance(50);
    return this.text(schema);
  }

  private object({ properties = {}, required = [] }: Schema, depth: number): unknown {
    const made: Record<string, unknown> = {};
    for (const [name, schema] of Object.entries(properties))
      if (required.includes(name) || this.random.chance(50)) made[name] = this.of(schema, depth + 1);
    return made;
  }

  private whole({ minimum = 0, maximum = 1_000 }: Schema): number {
    return Math.floor(minimum + this.random.next() * (Math.min(maximum, 1e6) - minimum + 1));
  }

  private text({ format, maxLength = 60, minLength = 0 }: Schema): string {
    const { random } = this;
    if (format === 'uuid') return random.chance(70) ? random.pick([...this.ids, v7()]) : hostileText(random);
    if (format === 'email') return `a${random.below(1_000)}@example.com`;
    if (format === 'date') return `2026-${String(1 + random.below(13)).padStart(2, '0')}-15`;
    if (format === 'date-time') return new Date(random.below(4_000_000_000) * 1_000).toISOString();
    if (random.chance(30)) return hostileText(random);
    if (random.chance(10)) return random.pick([...this.ids, 'x']);
    return 'Ab 1'.repeat(250).slice(0, Math.max(minLength, 1 + random.below(Math.min(maxLength, 1_000))));
  }
}
