import type { ComponentType } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import {
  type AuthFlow,
  AuthFlowProvider,
  ForgotPassword,
  GithubProblem,
  ResetPassword,
  SignInView,
  SignUpView,
} from '../../../features/accounts/sign-in/index.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { usePageTitle } from '../../../shared/lib/page-title.ts';
import { paths } from '../../../shared/lib/paths.ts';
import classes from './auth-page.module.css';

const place: AuthFlow = { Title: 'h1' };

function SignIn() {
  const [search] = useSearchParams();
  return <SignInView notice={<GithubProblem problem={search.get('problem')} />} />;
}

interface AuthPage {
  View: ComponentType;
  title: 'signIn' | 'signUp' | 'forgotPassword.title' | 'resetPassword.title';
  size: 'card' | 'sheet';
}

const signIn: AuthPage = { View: SignIn, title: 'signIn', size: 'card' };

const authPages: Record<string, AuthPage> = {
  [paths.auth()]: signIn,
  [paths.signIn()]: signIn,
  [paths.signUp()]: { View: SignUpView, title: 'signUp', size: 'card' },
  [paths.forgotPassword()]: { View: ForgotPassword, title: 'forgotPassword.title', size: 'sheet' },
  [paths.resetPassword()]: { View: ResetPassword, title: 'resetPassword.title', size: 'sheet' },
};

function Page({ View, title, size }: AuthPage) {
  const { t } = useTranslation('auth');
  usePageTitle(t(title));
  return (
    <div className={classes.page}>
      <div className={classes.paper} data-size={size}>
        <AuthFlowProvider value={place}>
          <View />
        </AuthFlowProvider>
      </div>
    </div>
  );
}

/** /auth and below. Unknown paths lead to sign-in. */
export function Component() {
  const { pathname } = useLocation();
  const page = authPages[pathname.replace(/\/+$/, '')];
  return page ? <Page {...page} /> : <Navigate to={paths.auth()} replace />;
}
