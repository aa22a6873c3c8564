import { Button } from '../../../../shared/ui/button/button.tsx';
import classes from './submit-button.module.css';

interface SubmitButtonProps {
  children: string;
  isBusy: boolean;
  busyWord: string;
}

/** Stays where it is and keeps the focus while its form is under way; pressing it again does nothing. */
export function SubmitButton({ children, isBusy, busyWord }: SubmitButtonProps) {
  return (
    <Button
      className={classes.button}
      type="submit"
      size="lg"
      fullWidth
      aria-disabled={isBusy || undefined}
      data-busy={isBusy || undefined}
    >
      {isBusy ? busyWord : children}
    </Button>
  );
}
