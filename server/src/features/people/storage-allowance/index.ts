export { type Allowances, createAllowances } from './allowance.service.ts';
export { createStorageCheck } from './check-storage.job.ts';
