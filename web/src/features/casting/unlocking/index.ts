export { lastQuestionQuery, refreshQuestions, unlockedTalentQuery } from './api.ts';
export { closeAvailabilityCheck, openAvailabilityCheck, useAvailabilityCheckRequest } from './model/ask-request.ts';
export { closeEmailDialog, openEmailDialog, useEmailRequest } from './model/letter-request.ts';
export { closeUnlock, openUnlock, type UnlockRequest, useUnlockRequest } from './model/unlock-request.ts';
