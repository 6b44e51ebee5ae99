import { Injectable } from '@nestjs/common';
import { MikroORM, RequestContext, type EntityManager } from '@mikro-orm/core';
import { currentRequest } from '../logging/log.js';

/** Each request and each job has entities of its own; a request's are made when it first asks, and most never do. */
export function entitiesOfRequest(name?: string): EntityManager | undefined {
  const entities = currentRequest.getStore()?.entities?.() as EntityManager | undefined;
  return entities ?? RequestContext.getEntityManager(name);
}

/** Makes the entities of requests and jobs. */
@Injectable()
export class RequestEntities {
  constructor(private readonly orm: MikroORM) {}

  /** Those of one request or job, made once. While they are being made there are none. */
  lazily(): () => EntityManager | undefined {
    let entities: EntityManager | undefined;
    let isMaking = false;
    return () => {
      if (isMaking) return entities;
      isMaking = true;
      entities = this.orm.em.fork({ useContext: true, disableContextResolution: true });
      return entities;
    };
  }
}
