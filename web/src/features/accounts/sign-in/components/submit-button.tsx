import { Button } from '../../../../shared/ui/button/button.tsx';
import classes from './submit-button.module.css';

interface SubmitButtonProps {
  children: string;
  isBusy: boolean;
  busyLabel: string;
}

/** Keeps the focus while the form is sent; `disabled` would lose it. */
export function SubmitButton({ children, isBusy, busyLabel }: SubmitButtonProps) {
  return (
    <Button
      className={classes.button}
      type="submit"
      size="lg"
      fullWidth
      aria-disabled={isBusy || undefined}
      data-busy={isBusy || undefined}
    >
      {isBusy ? busyLabel : children}
    </Button>
  );
}
