import { useSyncExternalStore } from 'react';
import type { User } from '../api/types';
import { readToken, readUser, watchSession } from './session';

const nobody = () => null;

/** The bearer token; null on the server and during hydration, so that cached pages are the same for everybody. */
export function useToken(): string | null {
  return useSyncExternalStore(watchSession, readToken, nobody);
}

/** True when a token is present. */
export function useLoggedIn(): boolean {
  return useToken() !== null;
}

/** The stored user, or null. */
export function useUser(): User | null {
  return useSyncExternalStore(watchSession, readUser, nobody);
}
