import { fileURLToPath } from 'node:url';

/** The repository, wherever it lies and wherever the command was given. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
