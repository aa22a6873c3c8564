import { type BaseSyntheticEvent, type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '../alert/alert.tsx';
import { Button, type ButtonLook } from '../button/button.tsx';
import classes from './form.module.css';

interface FormProps {
  /** From useContractForm. */
  form: {
    readonly submit: (event: BaseSyntheticEvent) => Promise<void>;
    readonly error: string | undefined;
    readonly isSending: boolean;
    readonly tries: number;
  };
  /** The fields. */
  children: ReactNode;
  /** The submit button and others beside it. */
  foot: ReactNode;
  className?: string | undefined;
}

/** Stacked fields, the error, and the buttons. */
export function Form({ form, children, foot, className }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { tries } = form;
  useEffect(() => {
    if (tries > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  return (
    <form
      ref={element}
      className={`${classes.form} ${className ?? ''}`}
      noValidate
      onSubmit={(event) => void form.submit(event)}
    >
      {children}
      {form.error && <Alert family="stop">{form.error}</Alert>}
      {foot}
    </form>
  );
}

interface SubmitButtonProps extends ButtonLook {
  form: FormProps['form'];
  disabled?: boolean;
}

/** Submits its form; shows a spinner meanwhile. */
export function SubmitButton({ form, ...button }: SubmitButtonProps) {
  return <Button {...button} type="submit" loading={form.isSending} />;
}
