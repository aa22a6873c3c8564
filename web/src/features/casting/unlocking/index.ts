export { type AskRequest, closeAsk, openAsk, useAskRequest } from './model/ask-request.ts';
export { keepQuestion, lastQuestionOptions, refreshQuestions } from './model/last-question.ts';
export { closeLetter, type LetterRequest, openLetter, useLetterRequest } from './model/letter-request.ts';
export { closeUnlock, openUnlock, type UnlockRequest, useUnlockRequest } from './model/unlock-request.ts';
export { unlockedTalentOptions } from './model/unlocked-talent.ts';
