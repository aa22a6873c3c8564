import { X } from 'lucide-react';
import classes from './remove-button.module.css';

/** Removes a row; the label names the row. */
export function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={classes.remove} aria-label={label} onClick={onClick}>
      <X size={18} aria-hidden />
    </button>
  );
}
