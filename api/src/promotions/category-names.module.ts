import { Global, Module } from '@nestjs/common';
import { CategoryNames } from '../kernel/category-names.js';
import { adapter } from '../platform/nest/adapter.js';
import { NamedInScopes } from './adapters/persistence/named-in-scopes.js';

/** Answers the catalogue, which knows nothing of discounts, who names a category. */
@Global()
@Module({ providers: [adapter(CategoryNames, NamedInScopes)], exports: [CategoryNames] })
export class CategoryNamesModule {}
