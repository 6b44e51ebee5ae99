import { Module } from '@nestjs/common';
import { AppModule } from '@duka/api/app.module.js';
import { runServer } from '@duka/api/run-server.js';
import { SandboxModule } from './sandbox.module.js';

/** The shop and, in the same process, the providers that it is tried out with. */
@Module({ imports: [AppModule, SandboxModule] })
class ShopWithSandbox {}

await runServer(ShopWithSandbox);
