import { fuzzEndpoints } from './fuzz-endpoints.ts';

fuzzEndpoints({ part: 4, of: 4 });
