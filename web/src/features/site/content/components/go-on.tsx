import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import classes from './go-on.module.css';

interface GoOnProps {
  label: string;
  links: readonly { readonly to: string; readonly label: string; readonly note?: string }[];
}

/** Where one may go from here, as a list of lines. */
export function GoOn({ label, links }: GoOnProps) {
  return (
    <nav aria-label={label}>
      <ul className={classes.links}>
        {links.map(({ to, label: name, note }) => (
          <li key={to}>
            <Link className={classes.link} to={to}>
              <span>
                {note && <span className={classes.note}>{note}</span>}
                <span className={classes.name}>{name}</span>
              </span>
              <ChevronRight size={18} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
