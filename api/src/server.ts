import { AppModule } from './app.module.js';
import { runServer } from './run-server.js';

/** The shop with real payment providers alone; `api/sandbox` is the same server with the payment sandbox beside it. */
await runServer(AppModule, ({ env }) =>
  env.STRIPE_SECRET_KEY
    ? []
    : ['STRIPE_SECRET_KEY is missing: this server has no payment sandbox; api/sandbox/dist/main.js has it.'],
);
