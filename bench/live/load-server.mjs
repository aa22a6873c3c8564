import { inRepository, loadCode } from '../parts/server-code.mjs';

export const main = inRepository('server/dist/main.js');

const parts = `
export { hashPassword } from './src/features/accounts/sign-in/index.ts';
export { dial } from './test/live.ts';
export { runStorm } from './test/storm/message-storm.ts';
export { startNode } from './test/storm/nodes.ts';
export { addPeople } from './test/storm/people.ts';
export { findFaults } from './test/storm/storm-faults.ts';
`;

export const loadServer = () => loadCode('live', parts);
