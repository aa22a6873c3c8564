import type { ReactNode } from 'react';
import classes from './text-link.module.css';

interface TextButtonProps {
  children: ReactNode;
  onClick: () => void;
  isQuiet?: boolean;
  label?: string;
}

/** A button that looks like a link. */
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
