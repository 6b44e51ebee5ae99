import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiSecurity } from '@nestjs/swagger';

export const KNOWS_CALLER = 'duka:knows-caller';

/** A route that is open to everybody, and where `CurrentCaller` is whoever is logged in, or undefined. */
export const KnowsCaller = () =>
  applyDecorators(SetMetadata(KNOWS_CALLER, true), ApiBearerAuth(), ApiSecurity({}));
