const {
  DefaultJobQueuePlugin,
  DefaultLogger,
  DefaultSchedulerPlugin,
  DefaultSearchPlugin,
  dummyPaymentHandler,
  LogLevel,
} = require('@vendure/core');

const { PORT, DB_HOST, DB_PORT, DB_USER, DB_PASSWORD, DB_NAME, IS_FILLED_NOW } = process.env;

/** The plugins of a new project but for the panel, the mails and the pictures, none of which a measured call meets. */
exports.config = {
  apiOptions: {
    port: Number(PORT),
    hostname: '127.0.0.1',
    adminApiPath: 'admin-api',
    shopApiPath: 'shop-api',
  },
  authOptions: {
    tokenMethod: ['bearer', 'cookie'],
    cookieOptions: { secret: 'secret of the benchmark' },
    superadminCredentials: { identifier: 'owner', password: 'of the benchmark alone' },
  },
  dbConnectionOptions: {
    type: 'postgres',
    ...{ host: DB_HOST, port: Number(DB_PORT), username: DB_USER, password: DB_PASSWORD, database: DB_NAME },
    synchronize: IS_FILLED_NOW === '1',
  },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  logger: new DefaultLogger({ level: LogLevel.Warn }),
  plugins: [
    DefaultSchedulerPlugin.init(),
    DefaultJobQueuePlugin.init({
      useDatabaseForBuffer: true,
      ...(IS_FILLED_NOW === '1' ? { pollInterval: 5 } : {}),
    }),
    DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true }),
  ],
};
