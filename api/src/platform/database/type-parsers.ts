import pg from 'pg';
import { isoOf } from './iso-time.js';

const INT8 = 20;
const NUMERIC = 1700;
const TIMESTAMPTZ = 1184;

/** How rows arrive in JavaScript; see `Database`. */
export function typeParsers(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  types.setTypeParser(NUMERIC, Number);
  types.setTypeParser(TIMESTAMPTZ, isoOf);
  return types;
}
