import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePageHead } from '../../../../shared/lib/page-head.ts';
import classes from './info-sheet.module.css';

interface InfoSheetProps {
  title: string;
  lead: string;
  /** Narrow for reading, wide where there is something beside the text. */
  width?: 'reading' | 'wide';
  children: ReactNode;
}

/** A text page with title and lead. */
export function InfoSheet({ title, lead, width = 'wide', children }: InfoSheetProps) {
  return (
    <article className={classes.sheet} data-width={width}>
      <header className={classes.head}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.lead}>{lead}</p>
      </header>
      {children}
    </article>
  );
}

/** Text on the left, actions on the right; one column on phones. */
export function InfoColumns({ children }: { children: ReactNode }) {
  return <div className={classes.columns}>{children}</div>;
}

export function InfoSection({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section className={classes.section} id={id}>
      <h2 className={classes.sectionTitle}>{title}</h2>
      {children}
    </section>
  );
}

interface LinkListProps {
  label: string;
  links: readonly { readonly to: string; readonly label: string; readonly note?: string }[];
}

/** A list of links. */
export function LinkList({ label, links }: LinkListProps) {
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

interface MissingPageProps {
  title: string;
  description: string;
  text: string;
  label: string;
  links: readonly { readonly to: string; readonly label: string }[];
}

/** A missing page, with links to related ones. */
export function MissingPage({ title, description, text, label, links }: MissingPageProps) {
  usePageHead({ title, description, isMissing: true });
  return (
    <InfoSheet title={title} lead={text} width="reading">
      <LinkList label={label} links={links} />
    </InfoSheet>
  );
}
