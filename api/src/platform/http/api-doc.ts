import { ApiExtension } from '@nestjs/swagger';
import { Refusal } from '../../kernel/refusal.js';
import { STATUS_OF } from './refusal-status.js';

/** A body that stands in the document: the demo shop takes it as it is. */
export interface RequestExample {
  summary: string;
  value: unknown;
}

/** A failure as one example of an answer. */
export interface FailureExample {
  status: number;
  code: string;
  message: string;
  errors?: readonly { field: string; message: string }[];
  data?: Readonly<Record<string, unknown>>;
}

/** What the types cannot say about a call: examples of its body and path, and what it refuses. */
export interface CallDescription {
  requests?: Readonly<Record<string, RequestExample>>;
  /** Values for the parameters, by name. */
  parameters?: Readonly<Record<string, string | number | boolean>>;
  /** Every "no" of its own: as it is thrown, or in words where it belongs to another feature. */
  refuses?: readonly (Refusal | FailureExample)[];
}

/** The calls of a controller by the names of its methods. */
export type CallDescriptions = Readonly<Record<string, CallDescription>>;

export interface DocumentedCall extends Omit<CallDescription, 'refuses'> {
  refuses: readonly FailureExample[];
}

/** Where a call's description waits until the document is built; it is not published under this name. */
export const API_DOC = 'x-api-doc';

/** `@ApiDoc(CART_CALLS)` on a controller: what the document shows besides the types. */
export function ApiDoc(calls: CallDescriptions) {
  return (controller: { prototype: object; name: string }): void => {
    for (const [name, call] of Object.entries(calls)) {
      const method = Object.getOwnPropertyDescriptor(controller.prototype, name);
      if (!method) throw new Error(`${controller.name} has no call ${name} to describe`);
      const described: DocumentedCall = { ...call, refuses: (call.refuses ?? []).map(failureOf) };
      ApiExtension(API_DOC, described)(controller.prototype, name, method);
    }
  };
}

function failureOf(refused: Refusal | FailureExample): FailureExample {
  if (!(refused instanceof Refusal)) return refused;
  const { fields, data } = refused.details;
  return {
    status: STATUS_OF[refused.kind],
    code: refused.code,
    message: refused.message,
    ...(fields ? { errors: fields } : {}),
    ...(data ? { data } : {}),
  };
}
