export { createVerdicts, type Verdicts } from './verdicts.service.ts';
export { findByEmail } from './verification.queries.ts';
export { recruiterVerificationRoutes } from './verification.routes.ts';
export { createRecruiterVerification } from './verification.service.ts';
