import { type ReactNode, useState } from 'react';
import { Row } from '../layout/layout.tsx';
import classes from './profile-header.module.css';

/** Longer texts are collapsed to keep the facts on the first screen. */
const longAbout = 560;
const longName = 24;

interface FoldLabels {
  readonly more: string;
  readonly less: string;
}

function About({ text, labels }: { text: string; labels: FoldLabels }) {
  const [isOpen, setIsOpen] = useState(false);
  const isLong = text.length > longAbout;
  return (
    <>
      <p className={classes.about} data-folded={(isLong && !isOpen) || undefined}>
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? labels.less : labels.more}
        </button>
      )}
    </>
  );
}

interface ProfileHeaderProps {
  name: string;
  /** What they do and where. */
  line: string;
  statuses: readonly { readonly key: string; readonly chip: ReactNode }[];
  about: string | undefined;
  labels: FoldLabels;
}

/** Name, tagline, status chips and about text of a talent or recruiter. */
export function ProfileHeader({ name, line, statuses, about, labels }: ProfileHeaderProps) {
  return (
    <header>
      <h1 className={classes.name} data-long={name.length > longName || undefined}>
        {name}
      </h1>
      {line && <p className={classes.line}>{line}</p>}
      {statuses.length > 0 && (
        <Row as="ul">
          {statuses.map(({ key, chip }) => (
            <li key={key}>{chip}</li>
          ))}
        </Row>
      )}
      {about && <About text={about} labels={labels} />}
    </header>
  );
}
