import { QueryClient } from '@tanstack/react-query';

const refused = (error: unknown): boolean => {
  const status = (error as { status?: number }).status ?? 0;
  return status >= 400 && status < 500;
};

/**
 * A refusal is an answer and is not asked for again; anything else is tried twice more. Also without a connection: a
 * call that waits for one would say nothing and let nobody try again.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', retry: (failures, error) => failures < 2 && !refused(error) },
    mutations: { networkMode: 'always' },
  },
});
