import fc from 'fast-check';
import { inject } from 'vitest';

/** Whatever is random in a run comes from its one printed seed. */
fc.configureGlobal({ seed: inject('seed') });
