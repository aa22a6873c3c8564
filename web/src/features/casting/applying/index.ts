export { ApplyPage } from './apply-page.tsx';
export { UnsentTapes } from './components/unsent-tapes.tsx';
export { goOnSending } from './model/browser-applications.ts';
export { answerText } from './model/form.ts';
