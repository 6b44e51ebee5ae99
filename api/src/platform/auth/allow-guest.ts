import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const GUEST = 'duka:guest';

/**
 * Lets in visitors without an account, too, where the settings allow guests; everywhere else they are as little known as
 * anybody who is not logged in. Published as
 * `x-guest`; `false` takes a route out of a class that lets them in.
 */
export const AllowGuest = (allowed = true) =>
  applyDecorators(SetMetadata(GUEST, allowed), ApiExtension('x-guest', allowed));
