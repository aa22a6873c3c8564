import { useState } from 'react';
import classes from './member-name.module.css';
import { shortName } from './short-name.ts';

interface MemberNameProps {
  name: string;
  title: string | undefined;
}

/** On small screens: what this page is, and who is signed in. A long name opens on tap. */
export function MemberName({ name, title }: MemberNameProps) {
  const [isWhole, setIsWhole] = useState(false);
  const short = shortName(name);
  return (
    <div className={classes.block}>
      {title !== undefined && <p className={classes.title}>{title}</p>}
      {short === name ? (
        <p className={classes.name}>{name}</p>
      ) : (
        <button
          type="button"
          className={classes.name}
          aria-expanded={isWhole}
          aria-label={name}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? name : short}
        </button>
      )}
    </div>
  );
}
