import { Plus, X } from 'lucide-react';
import { Button } from '../../../../shared/ui/button/button.tsx';
import classes from './row-buttons.module.css';

interface AddButtonProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
}

/** Below a list of rows. */
export function AddButton({ label, disabled, onClick }: AddButtonProps) {
  return (
    <div>
      <Button
        variant="outline"
        disabled={disabled}
        leftSection={<Plus size={16} aria-hidden />}
        onClick={onClick}
      >
        {label}
      </Button>
    </div>
  );
}

/** Removes a row; the label names the row. */
export function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={classes.remove} aria-label={label} onClick={onClick}>
      <X size={18} aria-hidden />
    </button>
  );
}
