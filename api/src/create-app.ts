import type { NestExpressApplication } from '@nestjs/platform-express';
import { NotFoundException, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { SwaggerModule } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import { Passwords } from './accounts/application/ports.js';
import { KeptAnswers } from './events/adapters/http/kept-answers.js';
import { Config } from './platform/config/config.js';
import { RequestEntities } from './platform/database/request-entities.js';
import { bodies } from './platform/http/body.middleware.js';
import { door } from './platform/http/door.middleware.js';
import { fixedAddresses, type Routed } from './platform/http/fixed-addresses.js';
import { publishedDocument } from './platform/http/published-document.js';
import { etagOfKept } from './platform/http/etags.js';
import { answerProblem } from './platform/http/problem.filter.js';
import { refuseMalformed } from './platform/http/refuse-malformed.middleware.js';
import { inOrder } from './platform/http/in-order.js';
import { origins } from './platform/http/origins.middleware.js';
import { requests } from './platform/http/request.middleware.js';
import { securityHeaders } from './platform/http/security-headers.js';
import { trustHops } from './platform/http/trust-hops.js';
import { RateLimits } from './platform/rate-limit/rate-limits.js';
import { requestClasses } from './platform/rate-limit/request-classes.js';
import { byPresentSettings } from './settings/adapters/http/present-settings.middleware.js';
import { PresentSettings } from './settings/adapters/persistence/present-settings.js';
import { leaveOutIdle } from './platform/nest/idle-interceptors.js';
import { NestLog } from './platform/logging/nest-log.js';

/** The API of `root`, wired but not listening. */
export async function createApp(root: Type): Promise<NestExpressApplication> {
  leaveOutIdle();
  const app = await NestFactory.create<NestExpressApplication>(root, {
    logger: new NestLog(),
    bodyParser: false,
    abortOnError: false,
  });
  const config = app.get(Config);
  const kept = app.get(KeptAnswers);
  const limits = requestClasses(app.get(RateLimits));
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  const express = app.getHttpAdapter().getInstance() as unknown as Routed & { request: object };
  // our own storefront is the one hop that is always there; each further one must be counted by who runs it
  trustHops(express, 1 + config.env.TRUST_PROXY);
  app.set('etag', etagOfKept);
  app.use(
    inOrder(
      answerProblem,
      requests(app.get(RequestEntities)),
      securityHeaders(),
      // before all that refuses: a page must be able to read why
      origins(() => config.publicUrl, config.corsOrigins),
      kept.given(limits),
      door(config.env.DATABASE_POOL, app.get(Passwords)),
      limits,
      refuseMalformed,
      kept.keeping,
      bodies(),
      byPresentSettings(app.get(PresentSettings)),
    ),
  );
  app.use(fixedAddresses(express));
  if (config.showsDocs) serveDocument(app);
  return app;
}

/** The published document in Swagger UI at `/docs`, as it is at `/docs-json` and `/docs-yaml`. */
function serveDocument(app: NestExpressApplication): void {
  app.use('/docs', (request: Request, response: Response, next: NextFunction) => {
    if (request.path.endsWith('.map')) return next(new NotFoundException());
    response.setHeader(
      'Content-Security-Policy',
      "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
    );
    next();
  });
  SwaggerModule.setup('docs', app, () => publishedDocument(), {
    jsonDocumentUrl: 'docs-json',
    yamlDocumentUrl: 'docs-yaml',
    customSiteTitle: 'Duka API',
    swaggerOptions: {
      docExpansion: 'none',
      deepLinking: true,
      filter: true,
      tryItOutEnabled: true,
      displayRequestDuration: true,
    },
  });
}
