const { defineConfig } = require('@medusajs/framework/utils');

/** As a new project, without the panel; without Redis its events and jobs stay in memory. */
module.exports = defineConfig({
  admin: { disable: true },
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseDriverOptions: { connection: { ssl: false } },
    http: {
      storeCors: 'http://localhost',
      adminCors: 'http://localhost',
      authCors: 'http://localhost',
      jwtSecret: 'secret of the benchmark',
      cookieSecret: 'secret of the benchmark',
    },
  },
});
