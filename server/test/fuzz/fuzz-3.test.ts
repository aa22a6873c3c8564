import { fuzzEndpoints } from './fuzz-endpoints.ts';

fuzzEndpoints({ part: 3, of: 4 });
