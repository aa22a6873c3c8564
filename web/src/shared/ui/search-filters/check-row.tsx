import { memo } from 'react';
import { formatCount } from '../../lib/format/count.ts';
import classes from './check-row.module.css';

interface CheckRowProps {
  id: number;
  name: string;
  isOn: boolean;
  /** How many would match with it. Undefined where that is not counted. */
  count?: number | undefined;
  onToggle: (id: number) => void;
}

export const CheckRow = memo(function CheckRow({ id, name, isOn, count, onToggle }: CheckRowProps) {
  return (
    <label className={classes.row}>
      <input type="checkbox" className={classes.box} checked={isOn} onChange={() => onToggle(id)} />
      <span>{name}</span>
      {count !== undefined && <span className={classes.count}>{formatCount(count)}</span>}
    </label>
  );
});
