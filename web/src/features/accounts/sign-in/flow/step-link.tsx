import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../shared/lib/paths.ts';
import classes from '../components/text-link.module.css';
import { updateDraft } from '../draft/auth-draft.ts';
import { type AuthStep, useAuthFlow } from './auth-flow.ts';

const stepPaths: Record<AuthStep, string> = {
  'sign-in': paths.signIn(),
  'sign-up': paths.signUp(),
  'forgot-password': paths.forgotPassword(),
};

/** Not meant for a new tab or a download. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** In the dialog a plain click changes the step without leaving the page. */
function useStepClick() {
  const { goTo } = useAuthFlow();
  return (event: MouseEvent, step: AuthStep) => {
    if (!goTo || !isPlainClick(event)) return;
    event.preventDefault();
    goTo(step);
  };
}

interface StepLinkProps {
  step: AuthStep;
  children: ReactNode;
  isQuiet?: boolean;
}

export function StepLink({ step, children, isQuiet }: StepLinkProps) {
  const onStepClick = useStepClick();
  return (
    <Link
      className={classes.link}
      data-quiet={isQuiet || undefined}
      to={stepPaths[step]}
      onClick={(event) => onStepClick(event, step)}
    >
      {children}
    </Link>
  );
}

/** Props of a link from signing in to signing up, with the account kind already chosen. */
export function useSignUpLink() {
  const onStepClick = useStepClick();
  return (kind: 1 | 2) => ({
    to: stepPaths['sign-up'],
    onClick(event: MouseEvent) {
      updateDraft({ kind });
      onStepClick(event, 'sign-up');
    },
  });
}
