import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const RECENT_LOGIN = 'duka:recent-login';

/**
 * Marks a dangerous step, which a forgotten or stolen session may not take: it asks for the password again when the last
 * log-in is older than 15 minutes, and lets no API key in. Published as `x-recent-login`.
 */
export const NeedsRecentLogin = () =>
  applyDecorators(SetMetadata(RECENT_LOGIN, true), ApiExtension('x-recent-login', true));
