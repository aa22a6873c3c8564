export { GithubProblem } from './components/github-problem.tsx';
export { type AuthFlow, AuthFlowProvider } from './flow/auth-flow.ts';
export { ForgotPassword } from './views/forgot-password.tsx';
export { ResetPassword } from './views/reset-password.tsx';
export { SignInView } from './views/sign-in-view.tsx';
export { SignUpView } from './views/sign-up-view.tsx';
export { ThisWasNotMe } from './views/this-was-not-me.tsx';
export { VerifyEmail } from './views/verify-email.tsx';
