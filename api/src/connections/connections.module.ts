import { MikroORM, RequestContext } from '@mikro-orm/core';
import { Module, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { AuditLog } from '../kernel/audit.js';
import { Connections } from '../kernel/connections.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { Config } from '../platform/config/config.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { TypedAddresses } from '../platform/outbound/typed-addresses.js';
import { AesSealer } from './adapters/aes-sealer.js';
import { AdminConnectionsController } from './adapters/http/admin-connections.controller.js';
import { PostgresTypedValues } from './adapters/persistence/postgres-typed-values.js';
import { ThisProcessReach } from './adapters/this-process-reach.js';
import { VisitOwnAddress } from './adapters/visit-own-address.js';
import { ChangeConnection } from './application/change-connection.js';
import { HoldConnections } from './application/hold-connections.js';
import { Reach, Sealer, TypedValues } from './application/ports.js';
import { SeenConnections } from './application/seen-connections.js';
import { TryConnection } from './application/try-connection.js';
import { OWN_ADDRESS } from './domain/own-address.js';

/** Keys that another process took hold here, too, after this long at most. */
const AGAIN_MS = 1_000;

/** The keys of the services that the shop works with, entered in the panel and kept sealed. */
@Module({
  controllers: [AdminConnectionsController],
  providers: [
    adapter(TypedValues, PostgresTypedValues),
    adapter(Sealer, AesSealer),
    adapter(Reach, ThisProcessReach),
    TypedAddresses,
    VisitOwnAddress,
    useCase(HoldConnections, TypedValues, Sealer, Connections, UnitOfWork),
    useCase(ChangeConnection, Connections, TypedValues, Sealer, HoldConnections, AuditLog, UnitOfWork),
    useCase(SeenConnections, Connections, Reach),
    useCase(TryConnection, ChangeConnection, SeenConnections, AuditLog, UnitOfWork),
  ],
})
export class ConnectionsModule implements OnApplicationBootstrap, OnApplicationShutdown {
  private again: NodeJS.Timeout | undefined;

  constructor(
    private readonly hold: HoldConnections,
    private readonly orm: MikroORM,
    connections: Connections,
    config: Config,
    own: VisitOwnAddress,
  ) {
    connections.add({
      ...OWN_ADDRESS,
      hold: ({ PUBLIC_URL: url }) => config.reachAt(url),
      tryOut: () => own.visit(),
    });
  }

  /** Before the first request, and now and then. */
  async onApplicationBootstrap(): Promise<void> {
    const work = (what: () => Promise<void>) => RequestContext.create(this.orm.em, what);
    await work(() => this.hold.sealAnew());
    await work(() => this.hold.holdConnections());
    const read = () => void work(() => this.hold.holdConnections()).catch(() => undefined);
    this.again = setInterval(read, AGAIN_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.again);
  }
}
