import type { FactoryProvider } from '@nestjs/common';

type Constructor<T, A extends unknown[]> = new (...args: A) => T;
type Token<T> = abstract new (...args: never[]) => T;
type Tokens<A extends unknown[]> = { [K in keyof A]: Token<A[K]> };

/**
 * Binds an undecorated use case to the ports in its constructor, in order. A missing or swapped port does not compile.
 */
export function useCase<T, A extends unknown[]>(
  type: Constructor<T, A>,
  ...ports: Tokens<A>
): FactoryProvider<T> {
  return {
    provide: type,
    inject: ports as Token<unknown>[],
    useFactory: (...args: unknown[]) => new type(...(args as A)),
  };
}
