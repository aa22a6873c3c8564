export { ApplyPage } from './apply-page.tsx';
export { UnsentTapes } from './components/unsent-tapes.tsx';
export { answerText } from './model/form.ts';
