import { createContext, useContext } from 'react';

export type AuthStep = 'sign-in' | 'sign-up' | 'forgot-password';

/** How the steps are shown: in the dialog or as a page. */
export interface AuthFlow {
  /** The level of the step's heading. */
  readonly Title: 'h1' | 'h2';
  /** Only in the dialog: changes the step without leaving the page. Pages use links. */
  readonly goTo?: (step: AuthStep) => void;
}

const AuthFlowContext = createContext<AuthFlow>({ Title: 'h1' });

export const AuthFlowProvider = AuthFlowContext.Provider;

export const useAuthFlow = (): AuthFlow => useContext(AuthFlowContext);
