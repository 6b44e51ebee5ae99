import { AppModule } from './app.module.js';
import { runServer } from './run-server.js';

/** The shop with real payment providers alone; `api/sandbox` is the same server with the payment sandbox beside it. */
await runServer(AppModule);
