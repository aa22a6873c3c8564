export {
  lastQuestionQuery,
  markUnlocked,
  refreshQuestions,
  refreshUnlocked,
  sendAvailabilityCheck,
  sendUnlock,
  unlockedTalentQuery,
} from './api.ts';
export {
  closeAvailabilityCheck,
  closeEmailDialog,
  closeUnlock,
  openAvailabilityCheck,
  openEmailDialog,
  openUnlock,
  type UnlockRequest,
  useAvailabilityCheckRequest,
  useEmailRequest,
  useLastRequest,
  useUnlockRequest,
} from './model/dialog-requests.ts';
