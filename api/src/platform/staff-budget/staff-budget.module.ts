import { Global, Module } from '@nestjs/common';
import { StaffBudget } from '../../kernel/staff-budget.js';
import { adapter } from '../nest/adapter.js';
import { PostgresStaffBudget } from './postgres-staff-budget.js';

@Global()
@Module({ providers: [adapter(StaffBudget, PostgresStaffBudget)], exports: [StaffBudget] })
export class StaffBudgetModule {}
