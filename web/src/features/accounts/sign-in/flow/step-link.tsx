import type { ReactNode } from 'react';
import { paths } from '../../../../shared/lib/paths.ts';
import { TextLink } from '../components/text-link.tsx';
import { type Step, usePlace } from './place.ts';

export const stepPaths: Record<Step, string> = {
  'sign-in': paths.signIn(),
  'sign-up': paths.signUp(),
  'forgot-password': paths.forgotPassword(),
};

interface StepLinkProps {
  step: Step;
  children: ReactNode;
  isQuiet?: boolean;
}

export function StepLink({ step, children, isQuiet = false }: StepLinkProps) {
  const { goTo } = usePlace();
  return (
    <TextLink to={stepPaths[step]} onPlainClick={goTo && (() => goTo(step))} isQuiet={isQuiet}>
      {children}
    </TextLink>
  );
}
