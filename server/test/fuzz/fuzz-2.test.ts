import { fuzzEndpoints } from './fuzz-endpoints.ts';

fuzzEndpoints({ part: 2, of: 4 });
