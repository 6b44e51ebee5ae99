#!/usr/bin/env bash
# The compiler plugin of @nestjs/swagger 12.0.2 and class-validator-jsonschema 5.1.0, which both write what class-validator's decorators say into a schema: what becomes of a price that is more than nothing, and of a correction that is less.
# Guess before the run: both write an exclusive bound of nought.
# Seen: class-validator-jsonschema does. The plugin writes "minimum: 1" for @IsPositive() and "maximum: -1" for @IsNegative(), of any number: half a dollar, which the decorated class takes, is forbidden by the document, so that generated clients and gateways that check by it refuse it.
# Source: class-validator 0.15.1, README: "@IsPositive() Checks if the value is a positive number greater than zero."
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps @nestjs/swagger@12.0.2 @nestjs/common@12.5.1 @nestjs/core@12.5.1 rxjs@7.8.2 class-validator@0.15.1 class-transformer@0.5.1 class-validator-jsonschema@5.1.0 typescript@5.9.3 reflect-metadata@0.2.2
mkdir src
cat > src/price.dto.ts <<'TS'
import { IsNegative, IsPositive, Min } from 'class-validator';

export class PriceDto {
  @IsPositive() price!: number;
  @IsNegative() correction!: number;
  @Min(0.01) least!: number;
}
TS
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import ts from 'typescript';
import 'reflect-metadata';

const require = createRequire(import.meta.url);
const { before } = require('@nestjs/swagger/plugin');
const file = new URL('src/price.dto.ts', import.meta.url).pathname;
const options = { experimentalDecorators: true, emitDecoratorMetadata: true, strict: true, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS, moduleResolution: ts.ModuleResolutionKind.Node10, skipLibCheck: true };
const program = ts.createProgram([file], options);
program.emit(undefined, (_, text) => writeFileSync('price.cjs', text), undefined, false, { before: [before({ classValidatorShim: true }, program)] });
const { PriceDto } = require('./price.cjs');
const told = PriceDto._OPENAPI_METADATA_FACTORY();
console.log(told);
const bounds = Object.fromEntries(Object.entries(told).map(([name, { required, type, ...bound }]) => [name, bound]));
assert.deepEqual(bounds, { price: { minimum: 1 }, correction: { maximum: -1 }, least: { minimum: 0.01 } });

const { validateSync } = require('class-validator');
const one = Object.assign(new PriceDto(), { price: 0.5, correction: -0.5, least: 0.5 });
assert.deepEqual(validateSync(one), []);
const { validationMetadatasToSchemas } = require('class-validator-jsonschema');
const { properties } = validationMetadatasToSchemas().PriceDto;
console.log(properties);
assert.equal(properties.price.exclusiveMinimum, 0);
assert.equal(properties.correction.exclusiveMaximum, 0);
JS
node try.mjs
