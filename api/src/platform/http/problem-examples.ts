import type { FailureExample } from './api-doc.js';
import { problem, type Problem } from './problem.js';

export interface ExampleRef {
  $ref: string;
}

const REQUEST_ID = '0ac969f5-4027-416a-81ab-7dad2ac0b2b1';
const PATH_CALLED = '/api/v1/the/path/called';

/** Every failure of the document once, as it would cross the wire; operations point to it. */
export class ProblemExamples {
  readonly all: Record<string, { summary: string; value: Problem }> = {};

  /** The way to the example; equal codes with other words or figures get a number. */
  refTo(failure: FailureExample): ExampleRef {
    const value = problem(failure, PATH_CALLED, REQUEST_ID);
    const text = JSON.stringify(value);
    let name = failure.code;
    for (let other = 2; !this.isFree(name, text); other += 1) name = `${failure.code}-${other}`;
    this.all[name] = { summary: failure.message, value };
    return { $ref: `#/components/examples/${name}` };
  }

  private isFree(name: string, text: string): boolean {
    const known = this.all[name];
    return known === undefined || JSON.stringify(known.value) === text;
  }
}
