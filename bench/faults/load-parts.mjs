import { loadCode } from '../parts/server-code.mjs';

const parts = `
export { livePath } from '@callboard/contract/live';
export { connect } from './src/platform/db/database.ts';
export { migrate } from './src/platform/db/migrate.ts';
export { startCluster } from './src/platform/embedded-postgres/cluster.ts';
export { readPostmaster } from './src/platform/embedded-postgres/postmaster-file.ts';
export { areJobsDone, findLost, startWriters } from './test/faults/writers.ts';
export { openConnection } from './test/raw-connection.ts';
export { testSecret } from './test/secret.ts';
export { addPeople } from './test/storm/people.ts';
`;

export const loadParts = () => loadCode('faults', parts);
