import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.js';
import { Config } from '../../../platform/config/config.js';
import { GRANTABLE } from '../../application/connect-apps.js';

/** Clients may keep it as long. */
const KEPT = 'public, max-age=60';

/** Where programs find out how to be let in (RFC 8414, RFC 9728). */
@ApiExcludeController()
@Allow('public')
@Controller('.well-known')
export class OauthMetadataController {
  constructor(private readonly config: Config) {}

  @Get('oauth-authorization-server')
  @Header('Cache-Control', KEPT)
  readAuthorizationServer(): object {
    const { publicUrl: shop } = this.config;
    return {
      issuer: shop,
      authorization_endpoint: `${shop}/admin/connect`,
      token_endpoint: `${shop}/api/oauth/token`,
      registration_endpoint: `${shop}/api/oauth/register`,
      revocation_endpoint: `${shop}/api/oauth/revoke`,
      scopes_supported: GRANTABLE,
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token', 'client_credentials'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
      revocation_endpoint_auth_methods_supported: ['none'],
      authorization_response_iss_parameter_supported: true,
    };
  }

  /** Of the tools for staff, and of the back office, whose paths follow by RFC 9728. */
  @Get(['oauth-protected-resource', 'oauth-protected-resource/mcp'])
  @Header('Cache-Control', KEPT)
  readToolsResource(): object {
    return this.resource('/mcp');
  }

  @Get('oauth-protected-resource/api/v1/admin')
  @Header('Cache-Control', KEPT)
  readBackOfficeResource(): object {
    return this.resource('/api/v1/admin');
  }

  private resource(path: string): object {
    const { publicUrl: shop } = this.config;
    return {
      resource: `${shop}${path}`,
      authorization_servers: [shop],
      scopes_supported: GRANTABLE,
      bearer_methods_supported: ['header'],
    };
  }
}
