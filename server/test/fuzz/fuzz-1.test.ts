import { fuzzEndpoints } from './fuzz-endpoints.ts';

fuzzEndpoints({ part: 1, of: 4 });
