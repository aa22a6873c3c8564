import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { type AuthMode, openAuthDialog } from '../../lib/auth-dialog.ts';
import { paths } from '../../lib/paths.ts';
import { type ButtonLook, buttonProps } from '../button/button.tsx';

interface AuthLinkProps {
  mode: AuthMode;
  /** The account kind already chosen: 1 talent, 2 recruiter. */
  kind?: 1 | 2;
  className?: string | undefined;
  /** Without it, it looks like a link. */
  look?: Pick<ButtonLook, 'variant' | 'size' | 'fullWidth'>;
  /** The accessible name, where the text alone does not say enough. */
  label?: string | undefined;
  onOpen?: () => void;
  children: ReactNode;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link to the sign-in or sign-up page. A plain click opens the dialog instead. */
export function AuthLink({ mode, kind, className, look, label, onOpen, children }: AuthLinkProps) {
  return (
    <Link
      to={mode === 'sign-in' ? paths.signIn() : paths.signUp()}
      aria-label={label}
      data-needs-script
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        onOpen?.();
        openAuthDialog(mode, kind ? { kind } : {});
      }}
      {...(look ? buttonProps({ ...look, className, children }) : { className, children })}
    />
  );
}
