import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isPlainClick } from '../flow/plain-click.ts';
import classes from './text-link.module.css';

interface TextLinkProps {
  children: ReactNode;
  to: string;
  /** In the popup a plain click stays in the popup; any other click follows the address. */
  onPlainClick?: (() => void) | undefined;
  isQuiet?: boolean;
}

export function TextLink({ children, to, onPlainClick, isQuiet }: TextLinkProps) {
  return (
    <Link
      className={classes.link}
      data-quiet={isQuiet || undefined}
      to={to}
      onClick={(event) => {
        if (!onPlainClick || !isPlainClick(event)) return;
        event.preventDefault();
        onPlainClick();
      }}
    >
      {children}
    </Link>
  );
}

interface TextButtonProps {
  children: ReactNode;
  onClick: () => void;
  isQuiet?: boolean;
  label?: string;
}

export function TextButton({ children, onClick, isQuiet, label }: TextButtonProps) {
  return (
    <button
      type="button"
      className={classes.link}
      data-quiet={isQuiet || undefined}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
