import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './button.module.css';

export interface ButtonLook {
  /** `filled` is the one red of a screen, `outline` the usual one, `ink` a decision that is not the main one. */
  variant?: 'filled' | 'outline' | 'ink' | 'ghost' | 'link' | undefined;
  /** `xs` inside a line of a list, `lg` where it is what the page is for. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | undefined;
  /** As wide as its place. */
  fullWidth?: boolean | undefined;
  /** Icons beside the words. */
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}

/** What a button looks like, for elements that are neither a button nor a link of ours. */
export function buttonProps({
  variant = 'filled',
  size = 'md',
  fullWidth,
  leftSection,
  rightSection,
  className,
  children,
}: ButtonLook) {
  return {
    className: className ? `${classes.button} ${className}` : `${classes.button}`,
    'data-variant': variant,
    'data-size': size,
    'data-full': fullWidth || undefined,
    'data-left': leftSection ? true : undefined,
    'data-right': rightSection ? true : undefined,
    children: (
      <span className={classes.inner} data-part="inner">
        {leftSection && (
          <span className={classes.left} data-part="icon">
            {leftSection}
          </span>
        )}
        <span className={classes.label} data-part="label">
          {children}
        </span>
        {rightSection && (
          <span className={classes.right} data-part="icon">
            {rightSection}
          </span>
        )}
      </span>
    ),
  } as const;
}

const lookOf = <P extends ButtonLook>(props: P) => {
  const { variant, size, fullWidth, leftSection, rightSection, className, children, ...rest } = props;
  return [
    rest,
    buttonProps({ variant, size, fullWidth, leftSection, rightSection, className, children }),
  ] as const;
};

type ButtonProps = Omit<ComponentProps<'button'>, keyof ButtonLook> &
  ButtonLook & {
    /** Something is under way: it cannot be pressed again, and its words step back. */
    loading?: boolean | undefined;
  };

/** Does something here. */
export function Button({ loading = false, disabled, type = 'button', ...props }: ButtonProps) {
  const [rest, look] = lookOf(props);
  return (
    <button
      {...rest}
      {...look}
      type={type}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      data-loading={loading || undefined}
    />
  );
}

/** Leads to another page of ours. */
export function ButtonLink(props: Omit<ComponentProps<typeof Link>, keyof ButtonLook> & ButtonLook) {
  const [rest, look] = lookOf(props);
  return <Link {...rest} {...look} />;
}

/** Leads out, or to a file, a call, a place on the same page. */
export function ButtonAnchor(props: Omit<ComponentProps<'a'>, keyof ButtonLook> & ButtonLook) {
  const [rest, look] = lookOf(props);
  return <a {...rest} {...look} />;
}

/** A button without a look of its own: rows, cards and pictures that can be pressed. */
export function PlainButton({ className = '', type = 'button', ...button }: ComponentProps<'button'>) {
  return <button {...button} type={type} className={`${classes.plain} ${className}`} />;
}
