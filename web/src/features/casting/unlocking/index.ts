export { lastQuestionQuery, refreshQuestions, unlockedTalentQuery } from './api.ts';
export { closeAsk, openAsk, useAskRequest } from './model/ask-request.ts';
export { closeLetter, openLetter, useLetterRequest } from './model/letter-request.ts';
export { closeUnlock, openUnlock, type UnlockRequest, useUnlockRequest } from './model/unlock-request.ts';
