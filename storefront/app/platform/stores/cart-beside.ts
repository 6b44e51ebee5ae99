import { createStore } from '../create-store';
import { onSessionEnd } from '../session/session';

/** What gets the focus back when the cart beside the page closes; null while it is closed, undefined before its first use. */
export const cartBeside = createStore<{ opener: Element | null } | null | undefined>(undefined);
onSessionEnd(() => cartBeside.set((beside) => beside && null));

export type CartRequest = { productId: string; variantId: string | null; quantity: number };
export type AddedFrom = 'list' | 'after-login';
