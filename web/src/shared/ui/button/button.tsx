import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './button.module.css';

export interface ButtonLook {
  /** `filled` is the main action of a screen, `outline` the default, `ink` a secondary decision. */
  variant?: 'filled' | 'outline' | 'ink' | 'ghost' | 'link' | undefined;
  /** `xs` in list rows, `lg` for the page's main action. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | undefined;
  /** As wide as its container. */
  fullWidth?: boolean | undefined;
  /** Icons beside the label. */
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}

/** The button look for other elements. */
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
    /** Shows a spinner and blocks further clicks. */
    loading?: boolean | undefined;
  };

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

/** A router link. */
export function ButtonLink(props: Omit<ComponentProps<typeof Link>, keyof ButtonLook> & ButtonLook) {
  const [rest, look] = lookOf(props);
  return <Link {...rest} {...look} />;
}

/** A plain anchor: other sites, files, phone numbers, fragments. */
export function ButtonAnchor(props: Omit<ComponentProps<'a'>, keyof ButtonLook> & ButtonLook) {
  const [rest, look] = lookOf(props);
  return <a {...rest} {...look} />;
}

/** An unstyled button for clickable rows, cards and pictures. */
export function PlainButton({ className = '', type = 'button', ...button }: ComponentProps<'button'>) {
  return <button {...button} type={type} className={`${classes.plain} ${className}`} />;
}
