import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { type AuthMode, openAuthDialog } from '../../lib/auth-dialog.ts';
import { paths } from '../../lib/paths.ts';
import { type ButtonLook, buttonProps } from '../button/button.tsx';

interface AuthLinkProps {
  mode: AuthMode;
  /** The side chosen beforehand: 1 performs, 2 casts. */
  kind?: 1 | 2;
  className?: string | undefined;
  /** Left out, it looks like a link. */
  look?: Pick<ButtonLook, 'variant' | 'size' | 'fullWidth'>;
  onOpen?: () => void;
  children: ReactNode;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A real link to the sign-in or sign-up page. A plain press opens the popup over the page instead. */
export function AuthLink({ mode, kind, className, look, onOpen, children }: AuthLinkProps) {
  return (
    <Link
      to={mode === 'sign-in' ? paths.signIn() : paths.signUp()}
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
