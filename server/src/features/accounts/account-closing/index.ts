export { type AccountClosing, createAccountClosing } from './closing.service.ts';
export { applyClosingLedger, writeClosingLedger } from './closing-ledger.ts';
export { eraseAtOnce } from './erase-at-once.ts';
export { createErasing } from './erasing.service.ts';
export { accountClosing } from './manifest.ts';
