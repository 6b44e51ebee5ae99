import { useSyncExternalStore } from 'react';
import type { User } from '../api/types';
import { useShopInfo } from '../shop-info';
import { readBearer, readGuest, readLeavings, readToken, readUser, watchSession } from './session';

const nobody = () => null;

/** The bearer token; null on the server and during hydration, so that cached pages are the same for everybody. */
export function useToken(): string | null {
  return useSyncExternalStore(watchSession, readToken, nobody);
}

/** True when a token is present. */
export function useLoggedIn(): boolean {
  return useToken() !== null;
}

/** True for a visitor who has begun to buy without an account. */
export function useGuest(): boolean {
  return useSyncExternalStore(watchSession, readGuest, nobody) !== null;
}

/** True when a cart speaks for whoever is here: logged in, or a guest. */
export function useKnown(): boolean {
  return useSyncExternalStore(watchSession, readBearer, nobody) !== null;
}

/** Whether whoever is here may buy: logged in, or anybody where the shop takes guests. */
export function useMayBuy(): boolean {
  const { guestsAllowed } = useShopInfo();
  return useLoggedIn() || guestsAllowed === true;
}

/** The stored user, or null. */
export function useUser(): User | null {
  return useSyncExternalStore(watchSession, readUser, nobody);
}

const noLeavings = () => 0;

/** Changes when a shopper has left: as a `key`, it makes what is on show new for whoever comes next. */
export function useLeavings(): number {
  return useSyncExternalStore(watchSession, readLeavings, noLeavings);
}

/** What the page answered before its scripts were there, until whoever sent it has left. */
export const useFirstAnswer = <T>(answer: T | undefined): T | undefined =>
  useLeavings() === 0 ? answer : undefined;
