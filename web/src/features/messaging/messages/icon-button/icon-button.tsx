import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import classes from './icon-button.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  label: string;
  icon: LucideIcon;
  iconSize?: number;
  /** `sm` beside a message, `lg` in the head of a conversation. */
  size?: 'sm' | 'md' | 'lg';
}

export function IconButton({
  label,
  icon: Icon,
  iconSize = 18,
  size = 'md',
  className = '',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={`${classes.button} ${className}`}
      data-size={size}
      aria-label={label}
    >
      <Icon size={iconSize} aria-hidden />
    </button>
  );
}
