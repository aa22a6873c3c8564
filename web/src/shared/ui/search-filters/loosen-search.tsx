import { SearchX } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import classes from './loosen-search.module.css';

interface Choice {
  readonly key: string;
  readonly text: string;
  readonly run: () => void;
}

interface LoosenSearchProps {
  title: string;
  text: string;
  /** The change that helps most. */
  main?: Omit<Choice, 'key'>;
  /** What else would help. */
  others?: { readonly title: string; readonly choices: readonly Choice[] };
}

/** Nothing was found: what to change about the search. */
export function LoosenSearch({ title, text, main, others }: LoosenSearchProps) {
  if (!main) return <EmptyState title={title} text={text} icon={SearchX} />;
  return (
    <div className={classes.nothing}>
      <EmptyState
        title={title}
        text={text}
        icon={SearchX}
        action={
          <Button variant="ink" onClick={main.run}>
            {main.text}
          </Button>
        }
      />
      {others && others.choices.length > 0 && (
        <div className={classes.others}>
          <h3 className={classes.title}>{others.title}</h3>
          <ul className={classes.list}>
            {others.choices.map(({ key, text: said, run }) => (
              <li key={key}>
                <button type="button" className={classes.other} onClick={run}>
                  {said}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
