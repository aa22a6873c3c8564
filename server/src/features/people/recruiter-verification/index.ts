export { createVerdicts, type Verdicts } from './verdicts.service.ts';
export { verificationNotices } from './verification.notices.ts';
export { findByEmail } from './verification.queries.ts';
export { recruiterVerificationRoutes } from './verification.routes.ts';
export { createRecruiterVerification } from './verification.service.ts';
