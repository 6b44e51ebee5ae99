import { ApiError } from '../platform/api/api-error';

const ENDED = /^quote_(accepted|declined|withdrawn|over|not_found)$/;

/** Whether the shop, or another window, has made something else of the quote meanwhile. */
export const isEnded = (error: unknown): boolean => error instanceof ApiError && ENDED.test(error.code);
