import 'reflect-metadata';
import { Type } from 'class-transformer';
import {
  IsEmail,
  IsIn,
  IsNumber,
  IsOptional,
  IsPositive,
  IsString,
  Matches,
  Max,
  Min,
  MinLength,
} from 'class-validator';
import { Flag, Int, Networks, Origins, Port, Url } from './variable-rules.js';

const NODE_ENVS = ['development', 'test', 'production'] as const;
const CARD_FIELDS = ['masked', 'hosted'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** What the environment may say, with the defaults; docs/operations.md tells what each means. */
export class Variables {
  @IsIn(NODE_ENVS) NODE_ENV: (typeof NODE_ENVS)[number] = 'development';
  @IsString() LISTEN_HOST = '127.0.0.1';
  @Port() PORT = 3000;
  @IsOptional() @Port() API_PORT?: number;
  @IsOptional() @Port() METRICS_PORT?: number;
  @IsString() METRICS_HOST = '127.0.0.1';
  @IsOptional() @MinLength(32) METRICS_TOKEN?: string;
  @IsString() API_HOST = '127.0.0.1';
  @IsOptional() @Url('http', 'https') PUBLIC_URL?: string;
  @IsString() DATA_DIR = '.data';
  @Url('postgres', 'postgresql') DATABASE_URL!: string;
  @IsOptional() @Url('postgres', 'postgresql') MIGRATION_DATABASE_URL?: string;
  @IsString() DATABASE_REPLICA_URLS = '';
  @Int(100, 3_600_000) REPLICA_MAX_LAG_MS = 5_000;
  @Int(1, 200) DATABASE_POOL = 10;
  @Int(1, 1_000_000_000) LISTS_IN_MEMORY_FROM = 5_000;
  @Int(0, 800) KEPT_ANSWERS_MS = 800;
  @MinLength(32) JWT_SECRET!: string;
  @IsOptional() @MinLength(32) JWT_SECRET_PREVIOUS?: string;
  @IsOptional() @MinLength(32) SEALING_KEY?: string;
  @IsOptional() @MinLength(32) SEALING_KEY_PREVIOUS?: string;
  @IsEmail() ADMIN_EMAIL = 'admin@example.com';
  @IsOptional() @MinLength(12) ADMIN_PASSWORD?: string;
  @IsOptional() @MinLength(24) SETUP_TOKEN?: string;
  @Flag() DEMO = false;
  @IsOptional() @Flag() DOCS?: boolean;
  @IsOptional() @Matches(/^sk_test_/) SANDBOX_STRIPE_KEY?: string;
  @IsOptional() @Matches(/^whsec_/) SANDBOX_WEBHOOK_SECRET?: string;
  @Flag() SANDBOX_ALLOWED = false;
  @IsOptional() @Port() SANDBOX_PORT?: number;
  @Flag() CARRIER_SANDBOX = true;
  @IsOptional() @Url('http', 'https') VIES_URL?: string;
  @Url('http', 'https') ECB_RATES_URL = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';
  @Networks() OUTBOUND_NETWORKS = '';
  @Origins() CORS_ORIGINS = '';
  @IsOptional() @Url('http', 'https') UCP_ORDER_WEBHOOK?: string;
  @Type(() => Number) @IsNumber() @Min(0) @Max(100) DEPOSIT_PERCENT = 40;
  @Int(0, 10) TRUST_PROXY = 0;
  @Type(() => Number) @IsNumber() @IsPositive() RATE_LIMIT_FACTOR = 1;
  @IsOptional() @IsIn(CARD_FIELDS) CARD_FIELDS?: (typeof CARD_FIELDS)[number];
  @Int(0, 8_000) SHUTDOWN_LINGER_MS = 3_000;
  @Int(100, 600_000) SLOW_HEADERS_MS = 15_000;
  @Int(100, 3_600_000) SLOW_REQUEST_MS = 60_000;
  @Int(6, 64) PASSWORD_MIN = 6;
  @IsIn(LOG_LEVELS) LOG_LEVEL: (typeof LOG_LEVELS)[number] = 'info';
  @IsString() FAILPOINT = '';
}
