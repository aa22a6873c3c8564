import type { ReactNode } from 'react';
import { usePageHead } from '../../lib/page-head.ts';
import { Row } from '../layout/layout.tsx';
import classes from './missing-page.module.css';

/** In the middle of an otherwise empty page. */
export function CentredPage({ children }: { children: ReactNode }) {
  return <div className={classes.page}>{children}</div>;
}

interface MissingPageProps {
  icon?: ReactNode;
  title: string;
  text: string;
  /** For search engines. */
  description: string;
  linksLabel: string;
  /** Links to other pages. */
  children: ReactNode;
}

/** A person was not found. Hidden, closed and mistyped profiles all look the same. */
export function MissingPage({ icon, title, text, description, linksLabel, children }: MissingPageProps) {
  usePageHead({ title, description, isMissing: true });
  return (
    <CentredPage>
      {icon && (
        <p className={classes.icon} aria-hidden>
          {icon}
        </p>
      )}
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{text}</p>
      <nav aria-label={linksLabel}>
        <Row justify="center">{children}</Row>
      </nav>
    </CentredPage>
  );
}
