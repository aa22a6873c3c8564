export { recruiterVerification } from './manifest.ts';
export { createVerdicts, type Verdicts } from './verdicts.service.ts';
export { findByEmail, verificationRequests } from './verification.queries.ts';
export { createRecruiterVerification } from './verification.service.ts';
