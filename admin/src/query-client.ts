import { QueryClient } from '@tanstack/react-query';

const refused = (error: unknown): boolean => {
  const status = (error as { status?: number }).status ?? 0;
  return status >= 400 && status < 500;
};

/** A refusal is an answer and is not asked for again; anything else is tried twice more. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: (failures, error) => failures < 2 && !refused(error) } },
});
