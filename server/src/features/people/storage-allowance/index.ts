export { type Allowances, createAllowances } from './allowance.service.ts';
export { storageAllowance } from './manifest.ts';
