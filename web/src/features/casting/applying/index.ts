export { ApplyPage } from './apply-page.tsx';
export { NotSent } from './components/not-sent.tsx';
export { UnsentTapes } from './components/unsent-tapes.tsx';
export { goOnSending } from './model/browser-applications.ts';
export { useFollowing } from './model/following.ts';
export { answerText } from './model/form.ts';
